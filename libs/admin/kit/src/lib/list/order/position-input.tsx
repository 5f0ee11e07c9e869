import { parseWholeNumber } from '@lereng/shared-domain';
import { useState, type KeyboardEvent } from 'react';
import { INPUT_CLASS } from '../../shell/inputs/input';
import { words } from '../../shell/words';

export interface PositionInputProps {
  name: string;
  /** Position from 0 in a list of `count`. */
  position: number;
  count: number;
  disabled: boolean;
  onMove: (to: number) => void;
}

/** Moves a row to a position that is typed, with Enter or on leaving the field. */
export function PositionInput({ name, position, count, disabled, onMove }: PositionInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const commit = () => {
    const wanted = parseWholeNumber((typed ?? '').trim());
    setTyped(null);
    if (wanted === null) return;
    const to = Math.min(count, Math.max(1, wanted)) - 1;
    if (to !== position) onMove(to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) commit();
    if (event.key === 'Escape') setTyped(null);
  };
  return (
    <label className="flex items-center gap-2 pl-3 text-sm text-subtle">
      {words.reorder.position}
      <input
        aria-label={words.reorder.positionOf(name)}
        inputMode="numeric"
        autoComplete="off"
        disabled={disabled}
        value={typed ?? position + 1}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={commit}
        className={`${INPUT_CLASS} min-h-target w-16! px-2 text-center text-default tabular-nums`}
      />
    </label>
  );
}
