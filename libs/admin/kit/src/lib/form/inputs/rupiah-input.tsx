import { formatRupiah } from '@lereng/shared-domain';
import {
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type KeyboardEvent,
} from 'react';
import {
  editRupiah,
  groupRupiah,
  readRupiah,
  stepRupiah,
  type EditedText,
  type InputMethod,
} from '../rupiah-text';
import { INPUT_CLASS, inputAttributes, type InputProps } from './input';

export interface RupiahInputProps extends InputProps<number | null> {
  step: number;
}

/**
 * An amount whose digits are grouped while they are typed, `350.000`. The arrow keys go up and down
 * by `step`; what is no whole number stays as it was typed, for its owner to put right.
 */
export function RupiahInput({ ref, step, ...props }: RupiahInputProps) {
  const { value, onChange } = props;
  const [edited, setEdited] = useState<EditedText>(() => {
    const text = value === null ? '' : groupRupiah(String(value));
    return { text, caret: text.length };
  });
  const input = useRef<HTMLInputElement>(null);
  const pasted = useRef('');
  useImperativeHandle(ref, () => input.current as HTMLElement, []);

  // Also where the text is the same as before: the browser has moved the caret all the same.
  useLayoutEffect(() => {
    if (document.activeElement !== input.current) return;
    input.current?.setSelectionRange(edited.caret, edited.caret);
  }, [edited]);

  const put = (next: EditedText) => {
    setEdited(next);
    onChange(readRupiah(next.text));
  };

  const onType = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const typed = { text: target.value, caret: target.selectionStart ?? target.value.length };
    put(editRupiah(edited.text, typed, methodOf(nativeEvent, pasted.current)));
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    const next = stepRupiah(value, step, event.key === 'ArrowUp' ? 1 : -1);
    const text = groupRupiah(String(next));
    put({ text, caret: text.length });
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
        value={edited.text}
        onKeyDown={onKeyDown}
        onPaste={({ clipboardData }) => {
          pasted.current = clipboardData.getData('text').trim();
        }}
        onChange={onType}
        className={`${INPUT_CLASS} min-h-target pl-11 tabular-nums`}
      />
    </span>
  );
}

/** Not every browser tells with a paste what was pasted. */
function methodOf(event: Event, pasted: string): InputMethod {
  if (!(event instanceof InputEvent)) return {};
  const { inputType, data } = event;
  return { inputType, inserted: inputType === 'insertFromPaste' ? pasted : data };
}
