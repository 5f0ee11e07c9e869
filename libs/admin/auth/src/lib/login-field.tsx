import { INPUT_CLASS } from '@lereng/admin-kit/shell';
import { classNames } from '@lereng/web-ui';
import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';

interface LoginFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  ref: Ref<HTMLInputElement>;
  label: string;
  /** Validation message. */
  error: string | null;
  /** At the end of the input. */
  button?: ReactNode;
}

/** Label, input and message. */
export function LoginField({ ref, label, error, button, ...attributes }: LoginFieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="self-start font-semibold">
        {label}
      </label>
      <span className="relative block">
        <input
          {...attributes}
          ref={ref}
          id={id}
          aria-required
          aria-invalid={error !== null}
          aria-describedby={error === null ? undefined : errorId}
          className={classNames(INPUT_CLASS, 'min-h-target', button !== undefined && 'pr-13')}
        />
        {button}
      </span>
      {error !== null && (
        <p id={errorId} className="text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
