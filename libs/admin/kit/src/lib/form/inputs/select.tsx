import { classNames } from '@lereng/web-ui';
import { ChevronDown } from 'lucide-react';
import type { SelectHTMLAttributes, Ref } from 'react';
import { INPUT_CLASS } from '../../shell/inputs/input';

export interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  ref?: Ref<HTMLSelectElement>;
}

/** A `select` in the style of the other inputs. Its text wraps, or large text would be cut. */
export function Select({ className, ...props }: SelectProps) {
  return (
    <span className="relative block">
      <select
        {...props}
        data-rendered={props.value}
        className={classNames(
          INPUT_CLASS,
          'min-h-target appearance-none pr-11 whitespace-normal',
          className,
        )}
      />
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2 text-subtle"
      />
    </span>
  );
}
