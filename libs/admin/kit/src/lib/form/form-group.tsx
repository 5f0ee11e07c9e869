import { Button, classNames, type Elements } from '@lereng/web-ui';
import {
  createContext,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { MessageBanner, useMessage } from '../shell/banner/banner';
import { useFocusWhileBusy } from '../shell/dialog/use-modal';
import { useFootBar } from '../shell/foot/foot';
import { words } from '../shell/words';

/** One of several forms that are saved together. */
interface FormPart {
  /** Edits would be lost with it. */
  unsaved: boolean;
  /** Whether it must be filled in even where nothing was edited. */
  isNeeded: boolean;
  save: () => Promise<void>;
}

interface FormGroupValue {
  /** @returns a function that takes it out again */
  add: (part: RefObject<FormPart>) => () => void;
  countUnsaved: (change: 1 | -1) => void;
  /** In the bar; null until that is there. */
  messages: HTMLElement | null;
}

const FormGroupContext = createContext<FormGroupValue | null>(null);

/** Adds a form to the group around it, if there is one. @returns where its messages are shown */
export function useFormGroup(part: FormPart): Pick<FormGroupValue, 'messages'> | null {
  const group = useContext(FormGroupContext);
  const current = useRef(part);
  useLayoutEffect(() => {
    current.current = part;
  });
  const { unsaved } = part;
  const add = group?.add;
  const countUnsaved = group?.countUnsaved;
  useEffect(() => add?.(current), [add]);
  useEffect(() => {
    if (!unsaved || !countUnsaved) return undefined;
    countUnsaved(1);
    return () => countUnsaved(-1);
  }, [unsaved, countUnsaved]);
  return group;
}

interface FormGroupProps {
  label: string;
  /** In the bar, before its button. */
  beside?: ReactNode;
  children: Elements;
}

/** Forms that one button saves, in a bar that stays in sight and has their errors. */
export function FormGroup({ label, beside, children }: FormGroupProps) {
  const parts = useRef(new Set<RefObject<FormPart>>());
  const [unsaved, setUnsaved] = useState(0);
  const [busy, setBusy] = useState(false);
  const [messages, setMessages] = useState<HTMLElement | null>(null);
  const own = useMessage();
  const element = useRef<HTMLFormElement>(null);
  useFocusWhileBusy(element, busy);
  const bar = useFootBar();
  const group = useMemo(
    () => ({
      add: (part: RefObject<FormPart>) => {
        parts.current.add(part);
        return () => void parts.current.delete(part);
      },
      countUnsaved: (change: 1 | -1) => setUnsaved((count) => count + change),
      messages,
    }),
    [messages],
  );
  const save = async () => {
    const all = [...parts.current].map(({ current }) => current);
    const edited = all.filter((part) => part.unsaved);
    const due = edited.length > 0 ? edited : all.filter(({ isNeeded }) => isNeeded);
    own.clear();
    if (due.length === 0) return own.show(words.nothingToSave, 'success');
    setBusy(true);
    // The last one first: of several with errors, the topmost one has the focus then.
    for (const part of due.reverse()) await part.save();
    setBusy(false);
  };
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!busy) void save();
  };
  return (
    <FormGroupContext value={group}>
      <form
        ref={element}
        tabIndex={-1}
        noValidate
        aria-label={label}
        aria-busy={busy}
        onSubmit={onSubmit}
        className="outline-none"
      >
        {/* The bar covers nothing that has the focus, and the page ends with room for what is open above the bar. */}
        <div
          onFocus={({ target }) => scrollClear(target)}
          className="pb-[max(0px,calc(var(--foot-bar,4rem)-5rem))] [&_:is(a,button,input,select,summary,textarea)]:scroll-mb-[calc(var(--foot-bar,4rem)+0.5rem)]"
        >
          {children}
        </div>
        {/* Its own controls lie within the page's scroll padding, and scroll nothing for that. */}
        <div
          ref={bar}
          className="sticky bottom-0 z-10 [&_:is(a,button)]:-scroll-mb-6 -mx-4 mt-5 flex flex-col gap-2 border-t border-line bg-surface px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] sm:-mx-8 sm:px-8"
        >
          <div ref={setMessages} aria-live="polite" className="flex flex-col gap-2 empty:hidden">
            <MessageBanner state={own} />
          </div>
          <div className="flex min-h-12 items-center gap-3">
            {beside}
            <p
              role="status"
              className={classNames(
                'min-w-0 grow text-right text-sm font-semibold text-muted',
                // The form itself says so, too.
                Boolean(beside) && 'max-sm:sr-only',
              )}
            >
              {unsaved > 0 && <span>{words.unsaved}</span>}
            </p>
            <Button type="submit" busy={busy} disabled={busy}>
              {busy ? words.dialog.saving : words.dialog.save}
            </Button>
          </div>
        </div>
      </form>
    </FormGroupContext>
  );
}

/** Browsers scroll to the caret of a textarea, and leave its scroll margin out. */
function scrollClear(target: Element): void {
  if (target instanceof HTMLTextAreaElement) target.scrollIntoView?.({ block: 'nearest' });
}
