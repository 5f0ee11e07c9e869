import { formatRupiah } from '@lereng/shared-domain';
import { useImperativeHandle, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { groupRupiah, readRupiah, stepRupiah } from '../rupiah-text';
import { INPUT_CLASS, inputAttributes, type InputProps } from './input';

export interface RupiahInputProps extends InputProps<number | null> {
  step: number;
}

const digitsIn = (text: string) => text.replace(/\D/g, '').length;

/**
 * An amount whose digits are grouped while they are typed, `350.000`. The arrow keys go up and down
 * by `step`; what is no whole number stays as it was typed, for its owner to put right.
 */
export function RupiahInput({ ref, step, ...props }: RupiahInputProps) {
  const { value, onChange } = props;
  const [text, setText] = useState(() => (value === null ? '' : groupRupiah(String(value))));
  const input = useRef<HTMLInputElement>(null);
  // Grouping moves the digits; the caret stays before the digit that it was before.
  const digitsAfterCaret = useRef<number | null>(null);
  useImperativeHandle(ref, () => input.current as HTMLElement, []);

  useLayoutEffect(() => {
    if (digitsAfterCaret.current === null || document.activeElement !== input.current) return;
    let caret = text.length;
    while (caret > 0 && digitsIn(text.slice(caret)) < digitsAfterCaret.current) caret -= 1;
    input.current?.setSelectionRange(caret, caret);
    digitsAfterCaret.current = null;
  }, [text]);

  const put = (typed: string) => {
    setText(groupRupiah(typed));
    onChange(readRupiah(typed));
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { selectionStart: start, selectionEnd: end } = event.currentTarget;
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      put(String(stepRupiah(value, step, event.key === 'ArrowUp' ? 1 : -1)));
    } else if (start !== null && start === end) {
      // A dot comes back as soon as it is deleted, so what is meant is the digit beyond it.
      if (event.key === 'Backspace' && text[start - 1] === '.') {
        event.currentTarget.setSelectionRange(start - 1, start - 1);
      } else if (event.key === 'Delete' && text[start] === '.') {
        event.currentTarget.setSelectionRange(start + 1, start + 1);
      }
    }
  };

  const known = value !== null && !Number.isNaN(value);
  return (
    <span className="relative block">
      <span
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-abu"
      >
        Rp
      </span>
      <input
        {...inputAttributes(props)}
        ref={input}
        role="spinbutton"
        aria-valuemin={0}
        aria-valuenow={known ? value : undefined}
        aria-valuetext={known ? formatRupiah(value) : undefined}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        onKeyDown={onKeyDown}
        onChange={({ target }) => {
          digitsAfterCaret.current = digitsIn(target.value.slice(target.selectionStart ?? 0));
          put(target.value);
        }}
        className={`${INPUT_CLASS} min-h-target pl-11 tabular-nums`}
      />
    </span>
  );
}
