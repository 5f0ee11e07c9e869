import { Icon } from '@lereng/web-ui';
import { FormButton, type FormButtonProps } from './form-button';

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
