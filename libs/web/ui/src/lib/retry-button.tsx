import { RotateCw } from 'lucide-react';
import { FormButton, type FormButtonProps } from './form-button';

export interface RetryButtonProps extends Omit<FormButtonProps, 'action' | 'children' | 'onPress'> {
  label: string;
  onRetry: () => void;
}

/** Tries again what failed; without scripts it asks for the same page once more. */
export function RetryButton({ label, onRetry, busy, ...look }: RetryButtonProps) {
  return (
    <FormButton onPress={onRetry} busy={busy} {...look}>
      {!busy && <RotateCw aria-hidden="true" className="size-5" />}
      {label}
    </FormButton>
  );
}
