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
 * An amount whose digits are grouped while typing, `350.000`. The arrow keys change it by `step`;
 * text that is not a whole number stays as typed.
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

  // Also when the text is unchanged: the browser has moved the caret.
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

  const isAmount = value !== null && !Number.isNaN(value);
  return (
    <span className="relative block">
      <span
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-subtle"
      >
        Rp
      </span>
      <input
        {...inputAttributes(props)}
        ref={input}
        role="spinbutton"
        aria-valuemin={0}
        aria-valuenow={isAmount ? value : undefined}
        aria-valuetext={isAmount ? formatRupiah(value) : undefined}
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

/** Some browsers report no data for `insertFromPaste`. */
function methodOf(event: Event, pasted: string): InputMethod {
  if (!(event instanceof InputEvent)) return {};
  const { inputType, data } = event;
  return { inputType, inserted: inputType === 'insertFromPaste' ? pasted : data };
}
