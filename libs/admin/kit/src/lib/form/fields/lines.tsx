import { normalizeLineBreaks } from '@lereng/shared-domain';
import { Button, IconButton } from '@lereng/web-ui';
import { Plus, X } from 'lucide-react';
import { useEffect, useImperativeHandle, useRef, type ClipboardEvent } from 'react';
import { groupAttributes, INPUT_CLASS, type InputProps } from '../../shell/inputs/input';
import { words } from '../../shell/words';
import { sent, type BoundField, type StoredOptions } from '../bound-field';
import type { FormValues } from '../field';
import { moved, MoveButtons } from '../inputs/move-buttons';
import { trimLine, validateText } from './text';

interface LinesOptions<Values extends FormValues, Name extends string> extends StoredOptions<
  Values,
  Name,
  readonly string[]
> {
  /** Number of texts. */
  max: number;
  /** Of each text, in code points. */
  maxLength: number;
}

/** A list of short texts in an order; empty ones are dropped on save. */
export function lines<Values extends FormValues, const Name extends string>({
  max,
  maxLength,
  value,
  ...options
}: LinesOptions<Values, Name>): BoundField<Values, Name, readonly string[], Record<Name, string>> {
  return {
    ...options,
    initial: value ?? [],
    send: (texts) => sent(options.name, JSON.stringify(texts)),
    group: true,
    describe: (texts) => texts.join(', '),
    input: (props) => <LinesInput {...props} label={options.label} max={max} />,
    normalize: (texts) => texts.map(trimLine).filter((text) => text !== ''),
    validate: (texts) => {
      if (texts.length > max) return words.form.tooManyLines(options.label, max);
      const invalid = (text: string) => validateText(text, options.label, maxLength);
      return texts.map(invalid).find((message) => message !== null) ?? null;
    },
  };
}

interface LinesInputProps extends InputProps<readonly string[]> {
  label: string;
  max: number;
}

/** One text field per entry, which grows with a long text, with buttons to add, remove and move. Pasted lines become entries. */
function LinesInput({ ref, label, max, ...props }: LinesInputProps) {
  const { value: texts, onChange, busy } = props;
  const group = useRef<HTMLDivElement>(null);
  const focusNext = useRef<((group: HTMLElement) => HTMLElement | null | undefined) | null>(null);
  useImperativeHandle(ref, () => (group.current && firstControl(group.current)) as HTMLElement);
  useEffect(() => {
    if (group.current) focusNext.current?.(group.current)?.focus();
    focusNext.current = null;
  });

  const put = (next: readonly string[], focused: number) => {
    focusNext.current = (element) => inputsOf(element)[focused] ?? firstControl(element);
    onChange(next);
  };
  const add = (position: number) => {
    if (texts.length < max) put(spliced(texts, position, 0, ''), position);
  };
  const move = (from: number, to: number) => {
    const name = to < from ? words.form.moveUp : words.form.moveDown;
    const label = name(words.form.entry(to + 1));
    focusNext.current = (element) => element.querySelector<HTMLElement>(`[aria-label="${label}"]`);
    onChange(moved(texts, from, to));
  };
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>, index: number) => {
    const pasted = normalizeLineBreaks(event.clipboardData.getData('text'))
      .split(/\r?\n/)
      .filter(Boolean);
    if (pasted.length < 2) return;
    event.preventDefault();
    // An entry that is still empty is replaced by the first line.
    const before = texts[index] ? [texts[index]] : [];
    const next = spliced(texts, index, 1, ...before, ...pasted).slice(0, max);
    put(next, Math.min(index + before.length + pasted.length, next.length) - 1);
  };

  return (
    <div ref={group} {...groupAttributes(props)} className="flex flex-col gap-2">
      {texts.length > 0 && (
        <ol className="flex flex-col gap-2">
          {texts.map((text, index) => {
            const name = words.form.entry(index + 1);
            return (
              // Entries have no identity but their position.
              <li key={index} className="flex items-center gap-0.5">
                <textarea
                  rows={1}
                  lang={props.lang}
                  aria-label={`${label} ${index + 1}`}
                  aria-invalid={props.invalid}
                  value={text}
                  onBlur={props.onBlur}
                  onChange={(event) =>
                    onChange(spliced(texts, index, 1, event.target.value.replace(/[\r\n]+/g, ' ')))
                  }
                  onKeyDown={(event) => {
                    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
                    event.preventDefault();
                    add(index + 1);
                  }}
                  onPaste={(event) => onPaste(event, index)}
                  autoComplete="off"
                  enterKeyHint="next"
                  className={`${INPUT_CLASS} field-sizing-content min-h-target min-w-0 grow resize-none`}
                />
                <MoveButtons
                  name={name}
                  position={index}
                  count={texts.length}
                  disabled={busy}
                  onMove={(to) => move(index, to)}
                />
                <IconButton
                  label={words.form.removeEntry(name)}
                  icon={<X aria-hidden="true" className="size-5" />}
                  disabled={busy}
                  onClick={() => put(spliced(texts, index, 1), Math.min(index, texts.length - 2))}
                />
              </li>
            );
          })}
        </ol>
      )}
      {texts.length < max && (
        <Button
          variant="secondary"
          className="self-start"
          disabled={busy}
          onClick={() => add(texts.length)}
        >
          <Plus aria-hidden="true" className="size-5" />
          {words.form.addEntry}
        </Button>
      )}
    </div>
  );
}

/** `toSpliced`, which the oldest browsers do not have. */
function spliced(texts: readonly string[], ...change: [number, number, ...string[]]): string[] {
  const copy = [...texts];
  copy.splice(...change);
  return copy;
}

const inputsOf = (group: HTMLElement) => group.querySelectorAll('textarea');

/** The first text field, or the button that adds one. */
const firstControl = (group: HTMLElement) =>
  group.querySelector<HTMLElement>('textarea, button:last-child');
