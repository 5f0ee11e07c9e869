import { Button, Icon, type ButtonStyle } from '@lereng/web-ui';
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

export interface RetryButtonProps extends Omit<FormButtonProps, 'action' | 'children' | 'onPress'> {
  label: string;
  onRetry: () => void;
}

/** A button that retries; without scripts it reloads the page. */
export function RetryButton({ label, onRetry, busy, ...buttonProps }: RetryButtonProps) {
  return (
    <FormButton onPress={onRetry} busy={busy} {...buttonProps}>
      {!busy && <Icon name="rotate-cw" className="size-5" />}
      <span>{label}</span>
    </FormButton>
  );
}
