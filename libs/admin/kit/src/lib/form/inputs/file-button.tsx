import { buttonClass, classNames } from '@lereng/web-ui';
import type { LucideIcon } from 'lucide-react';
import { useId, type InputHTMLAttributes } from 'react';

interface FileButtonProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'accept' | 'capture' | 'className' | 'disabled' | 'multiple'
> {
  icon: LucideIcon;
  label: string;
  onTake: (files: readonly File[]) => void;
}

/** A button that lets the browser choose files. */
export function FileButton({
  icon: Icon,
  label,
  className,
  onTake,
  ...attributes
}: FileButtonProps) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className={buttonClass({
        variant: 'secondary',
        className: classNames(
          'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
          className,
        ),
      })}
    >
      <Icon aria-hidden="true" className="size-5" />
      {label}
      <input
        {...attributes}
        id={id}
        type="file"
        onChange={({ target }) => {
          onTake([...(target.files ?? [])]);
          // Otherwise choosing the same file again fires no change event.
          target.value = '';
        }}
        className="sr-only"
      />
    </label>
  );
}
