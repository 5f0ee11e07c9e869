import type { Elements } from '@lereng/web-ui';
import { useId } from 'react';
import { TextInput } from '../../shell/inputs/input';

interface LooseFieldProps {
  type: 'date' | 'time';
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** The earliest one that the browser offers. */
  min?: string;
  /** Below the input; an error takes its place. */
  hint?: string;
  error?: string | null;
  /** Beside the input, such as a button. */
  children?: Elements;
}

/** A calendar day or a time of day outside of a form; empty while it is incomplete. */
export function LooseField({ label, hint, error = null, children, ...props }: LooseFieldProps) {
  const { type, min, value, onChange } = props;
  const id = useId();
  const text = error ?? hint;
  const isDate = type === 'date';
  const max = isDate ? '9999-12-31' : undefined;
  return (
    <div className="flex flex-wrap items-end gap-2">
      <div className={isDate ? 'w-60 max-w-full' : undefined}>
        <label htmlFor={id} className="mb-1 block text-sm font-semibold">
          {label}
        </label>
        <TextInput
          id={id}
          value={value}
          onChange={onChange}
          invalid={error !== null}
          describedBy={text && `${id}-text`}
          attributes={{ type, min, max, className: 'appearance-none' }}
        />
      </div>
      {children}
      {text && (
        <p
          id={`${id}-text`}
          className={`basis-full text-sm ${error === null ? 'text-muted' : 'text-danger'}`}
        >
          {text}
        </p>
      )}
    </div>
  );
}
