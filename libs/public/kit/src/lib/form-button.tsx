import { Button, type ButtonStyle } from '@lereng/web-ui';
import type { ReactNode } from 'react';

export interface FormButtonProps extends ButtonStyle {
  /** The form's action without scripts; default the current URL. */
  action?: string;
  onPress: () => void;
  busy?: boolean;
  children: ReactNode;
}

/** A button that calls `onPress`, or without scripts submits a GET form. */
export function FormButton({ action, onPress, children, ...buttonProps }: FormButtonProps) {
  return (
    <form
      method="get"
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        onPress();
      }}
    >
      <Button type="submit" {...buttonProps}>
        {children}
      </Button>
    </form>
  );
}
