import { IconButton } from '@lereng/web-ui';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { words } from '../../shell/words';

interface MoveButtonsProps {
  /** What is moved, in the buttons' names. */
  name: string;
  /** Position from 0 in a list of `count`. */
  position: number;
  count: number;
  disabled?: boolean;
  onMove: (to: number) => void;
}

/**
 * Two buttons that move an entry of a list up and down. At an end they stay focusable, so that the
 * focus is not lost with the last step.
 */
export function MoveButtons({ name, position, count, disabled, onMove }: MoveButtonsProps) {
  const button = (label: string, Icon: typeof ArrowUp, to: number) => (
    <IconButton
      label={label}
      icon={<Icon aria-hidden="true" className="size-5" />}
      disabled={disabled}
      aria-disabled={to < 0 || to >= count}
      onClick={() => to >= 0 && to < count && onMove(to)}
    />
  );
  return (
    <>
      {button(words.form.moveUp(name), ArrowUp, position - 1)}
      {button(words.form.moveDown(name), ArrowDown, position + 1)}
    </>
  );
}

/** The list with the entry at `from` moved to position `to`. */
export function moved<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}
