import { LIMITS, parseWholeNumber } from '@lereng/shared-domain';
import { useHydrated } from '@lereng/web-ui';
import { useState } from 'react';

interface QuantityInputProps {
  label: string;
  name: string;
  /** The units of the line. */
  quantity: number;
  /** Null where the units follow from the people. */
  chosen: number | null;
  /** @param quantity 0 for none */
  onChange: (quantity: number) => void;
}

/** The units of a line. While one types it may be empty, which changes nothing; a zero that is left removes the line. */
export function QuantityInput({ label, name, quantity, chosen, onChange }: QuantityInputProps) {
  const hydrated = useHydrated();
  const [typed, setTyped] = useState<string | null>(null);
  const type = (text: string) => {
    const units = parseWholeNumber(text);
    setTyped(units !== null && units > LIMITS.orderQuantityMax ? null : text);
    if (units) onChange(units);
  };
  const leave = () => {
    setTyped(null);
    if (typed !== null && parseWholeNumber(typed) === 0) onChange(0);
  };
  return (
    <input
      aria-label={label}
      name={name}
      type="number"
      inputMode="numeric"
      min={0}
      max={LIMITS.orderQuantityMax}
      value={typed ?? (hydrated ? quantity : (chosen ?? ''))}
      placeholder={hydrated ? undefined : String(quantity)}
      onChange={({ target }) => type(target.value)}
      onBlur={leave}
      // What is typed is another number, not more digits.
      onFocus={({ target }) => target.select()}
      className="min-h-target w-0 min-w-0 flex-1 [appearance:textfield] rounded-chip bg-transparent text-center text-base tabular-nums [&::-webkit-inner-spin-button]:appearance-none"
    />
  );
}
