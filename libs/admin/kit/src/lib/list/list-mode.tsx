import { Button, type Elements } from '@lereng/web-ui';
import { useConfirmLeave, useUnsavedChanges } from '../shell/leave-guard/leave-guard';
import { MessageBanner, type MessageState } from '../shell/banner/banner';
import { useFootBar } from '../shell/foot/foot';
import { words } from '../shell/words';

interface ModeHeadingProps {
  id: string;
  words: { title: string; hint: string };
}

/** Names a mode in which a list is changed as a whole. */
export function ModeHeading({ id, words: { title, hint } }: ModeHeadingProps) {
  return (
    <div>
      <h2 id={id} tabIndex={-1} className="text-lg outline-none">
        {title}
      </h2>
      <p className="text-sm text-subtle">{hint}</p>
    </div>
  );
}

/** Marks the buttons of a mode, which stay at the bottom of the screen. */
export const MODE_BUTTONS = 'data-mode-buttons';

interface ModeButtonsProps {
  messages: MessageState;
  saving: boolean;
  unsaved: boolean;
  onClose: () => void;
  /** Without it the button submits the form around it. */
  onSave?: () => void;
  /** A live region, which says what would be saved. */
  status?: Elements;
}

/** Saves what was changed, or drops it after a question. */
export function ModeButtons({
  messages,
  saving,
  unsaved,
  onClose,
  onSave,
  status,
}: ModeButtonsProps) {
  const confirmLeave = useConfirmLeave();
  useUnsavedChanges(unsaved, { onBack: onClose });
  const bar = useFootBar();
  return (
    <div
      ref={bar}
      {...{ [MODE_BUTTONS]: true }}
      className="sticky bottom-0 z-10 -mx-4 border-t border-line bg-surface px-4 py-3 sm:mx-0 sm:px-0"
    >
      {/* Above the buttons, which stay under the pointer. */}
      <div className="absolute inset-x-4 bottom-full mb-2 sm:inset-x-0">
        <MessageBanner state={messages} />
      </div>
      {/* The status is announced by itself. */}
      <div
        aria-live={status ? undefined : 'polite'}
        className="flex flex-wrap items-center justify-end gap-3"
      >
        {status}
        <Button
          variant="secondary"
          disabled={saving}
          onClick={() => (unsaved ? confirmLeave(onClose) : onClose())}
        >
          {words.dialog.cancel}
        </Button>
        <Button
          type={onSave ? 'button' : 'submit'}
          busy={saving}
          disabled={saving}
          onClick={onSave}
        >
          {saving ? words.dialog.saving : words.dialog.save}
        </Button>
      </div>
    </div>
  );
}
