import { groupAttributes, TextInput, type InputProps } from '@lereng/admin-kit/shell';
import { LIMITS } from '@lereng/shared-domain';
import type { HoursSpan } from '@lereng/shared-domain/venue';
import { Button, IconButton } from '@lereng/web-ui';
import { Plus, X } from 'lucide-react';
import { useImperativeHandle, useRef } from 'react';
import { words } from './words';

/** A span as the form holds it, `08:00-15:00`; a time that is not complete is missing. */
type Typed = string;

export const typedOf = ({ opens, closes }: HoursSpan): Typed => `${opens}-${closes}`;

export function spanOf(typed: Typed): HoursSpan {
  const [opens = '', closes = ''] = typed.split('-');
  return { opens, closes };
}

/** A span of which nothing is typed. */
export const EMPTY: Typed = typedOf({ opens: '', closes: '' });

/** Pairs of times, one at least. */
export function HoursInput({ ref, ...props }: InputProps<readonly Typed[]>) {
  const { value, onChange, onBlur, busy, invalid, describedBy } = props;
  const group = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => group.current?.querySelector('input') as HTMLElement);
  const spans = value.length > 0 ? value : [EMPTY];

  const time = (index: number, end: keyof HoursSpan) => (
    <TextInput
      value={spanOf(spans[index] ?? EMPTY)[end]}
      onChange={(typed) => {
        const changed = typedOf({ ...spanOf(spans[index] ?? EMPTY), [end]: typed });
        onChange(spans.map((each, at) => (at === index ? changed : each)));
      }}
      onBlur={onBlur}
      invalid={invalid}
      describedBy={describedBy}
      attributes={{
        type: 'time',
        'aria-label': words.hours[end](index + 1),
        className: 'min-w-0 max-w-36 appearance-none',
      }}
    />
  );
  return (
    <div ref={group} {...groupAttributes(props)} className="flex flex-col gap-2">
      {spans.map((_, index) => (
        // Spans have no identity but their position.
        <div key={index} className="flex items-center gap-2">
          {time(index, 'opens')}
          <span className="text-subtle">{words.hours.to}</span>
          {time(index, 'closes')}
          {spans.length > 1 && (
            <IconButton
              label={words.hours.remove(index + 1)}
              icon={<X aria-hidden="true" className="size-5" />}
              disabled={busy}
              onClick={() => {
                onChange(spans.filter((_each, at) => at !== index));
                group.current?.querySelector('input')?.focus();
              }}
            />
          )}
        </div>
      ))}
      {spans.length < LIMITS.hoursSpansMax && (
        <Button
          variant="secondary"
          className="self-start"
          disabled={busy}
          onClick={() => onChange([...spans, EMPTY])}
        >
          <Plus aria-hidden="true" className="size-5" />
          {words.hours.add}
        </Button>
      )}
    </div>
  );
}
