import {
  formatRupiah,
  isLargePriceChange,
  isWholeNumber,
  LIMITS,
  readRupiah,
} from '@lereng/shared-domain';
import {
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type KeyboardEvent,
} from 'react';
import { INPUT_CLASS, inputAttributes, type InputProps } from '../../shell/inputs/input';
import { words } from '../../shell/words';
import { sent, type BoundField, type StoredOptions } from '../bound-field';
import type { FormValues } from '../field';
import {
  editRupiah,
  groupRupiah,
  stepRupiah,
  type EditedText,
  type InputMethod,
} from './rupiah-text';

interface RupiahOptions<Values extends FormValues, Name extends string> extends StoredOptions<
  Values,
  Name,
  number
> {
  min?: number;
  max?: number;
  /** Step of the arrow keys; every whole amount is valid. */
  step?: number;
}

/** A whole amount of rupiah, a price by default; null while empty, NaN when it is not a whole number. */
export function rupiah<Values extends FormValues, const Name extends string>({
  value = null,
  min = LIMITS.priceMin,
  max = LIMITS.priceMax,
  step = LIMITS.priceStep,
  ...options
}: RupiahOptions<Values, Name>): BoundField<Values, Name, number | null, Record<Name, number>> {
  return {
    ...options,
    initial: value,
    send: (amount) => sent(options.name, amount),
    input: (props) => <RupiahInput {...props} step={step} />,
    describe: (amount) => (amount === null ? '' : formatRupiah(amount)),
    askAbout: (amount, stored) =>
      amount !== null && stored !== null && isLargePriceChange(stored, amount)
        ? words.prices.change(options.label, formatRupiah(stored), formatRupiah(amount))
        : null,
    validate: (amount) =>
      isWholeNumber(amount, min, max)
        ? null
        : words.form.wholeNumber(options.label, formatRupiah(min), formatRupiah(max)),
  };
}

interface RupiahInputProps extends InputProps<number | null> {
  step: number;
}

/**
 * An amount whose digits are grouped while typing, `350.000`. The arrow keys change it by `step`;
 * text that is not a whole number stays as typed.
 */
export function RupiahInput({ ref, step, ...props }: RupiahInputProps) {
  const { value, onChange } = props;
  const [typed, setTyped] = useState(() => written(value));
  // What was typed stays as it was written, until the form has another value.
  const edited = Object.is(readRupiah(typed.text), value) ? typed : written(value);
  const input = useRef<HTMLInputElement>(null);
  const pasted = useRef('');
  useImperativeHandle(ref, () => input.current as HTMLElement, []);

  // Also when the text is unchanged: the browser has moved the caret.
  useLayoutEffect(() => {
    if (document.activeElement !== input.current) return;
    input.current?.setSelectionRange(edited.caret, edited.caret);
  }, [edited.text, edited.caret, typed]);

  const put = (next: EditedText) => {
    setTyped(next);
    onChange(readRupiah(next.text));
  };
  const { record, goBack, goForward } = useEditHistory(edited, put);

  const onType = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const typed = { text: target.value, caret: target.selectionStart ?? target.value.length };
    const method = methodOf(nativeEvent, pasted.current);
    record(method.inputType ?? '');
    put(editRupiah(edited.text, typed, method));
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key } = event;
    const command = event.ctrlKey || event.metaKey ? key.toLowerCase() : '';
    if (command === 'z' || command === 'y') {
      event.preventDefault();
      if (command === 'y' || event.shiftKey) goForward();
      else goBack();
    } else if (key === 'ArrowUp' || key === 'ArrowDown') {
      event.preventDefault();
      const next = stepRupiah(value, step, key === 'ArrowUp' ? 1 : -1);
      const text = groupRupiah(String(next));
      record(key);
      put({ text, caret: text.length });
    }
  };

  const onBlur = () => {
    const text = groupRupiah(edited.text);
    if (text !== edited.text) setTyped({ text, caret: text.length });
    props.onBlur();
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
        onBlur={onBlur}
        onPaste={({ clipboardData }) => {
          pasted.current = clipboardData.getData('text').trim();
        }}
        onChange={onType}
        className={`${INPUT_CLASS} min-h-target pl-[calc(var(--spacing)*5.5+1.375rem)] tabular-nums`}
      />
    </span>
  );
}

function written(value: number | null): EditedText {
  const text = value === null ? '' : groupRupiah(String(value));
  return { text, caret: text.length };
}

/** Letters typed one after the other are one step, as elsewhere. */
const RUN = /^(?:insertText|deleteContent)/;

/** What was in the field before, as the browser's own history ends where a script writes a value. */
function useEditHistory(present: EditedText, put: (text: EditedText) => void) {
  const past = useRef<EditedText[]>([]);
  const future = useRef<EditedText[]>([]);
  const lastKind = useRef('');
  const move = (from: EditedText[], to: EditedText[]) => {
    const found = from.pop();
    lastKind.current = '';
    if (!found) return;
    to.push(present);
    put(found);
  };
  return {
    /** Before an edit of this kind. */
    record: (kind: string) => {
      if (kind !== lastKind.current || !RUN.test(kind)) past.current.push(present);
      future.current = [];
      lastKind.current = kind;
    },
    goBack: () => move(past.current, future.current),
    goForward: () => move(future.current, past.current),
  };
}

/** Some browsers report no data for `insertFromPaste`. */
function methodOf(event: Event, pasted: string): InputMethod {
  if (!(event instanceof InputEvent)) return {};
  const { inputType, data } = event;
  return { inputType, inserted: inputType === 'insertFromPaste' ? pasted : data };
}
