import type { ReactNode } from 'react';
import { Button, type ButtonLook } from './button';

export interface FormButtonProps extends ButtonLook {
  /** Where the button leads without scripts; the same address unless told. */
  action?: string;
  onPress: () => void;
  busy?: boolean;
  children: ReactNode;
}

/** A button that does something by script, and without scripts asks the server for it. */
export function FormButton({ action, onPress, children, ...look }: FormButtonProps) {
  return (
    <form
      method="get"
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        onPress();
      }}
    >
      <Button type="submit" {...look}>
        {children}
      </Button>
    </form>
  );
}
