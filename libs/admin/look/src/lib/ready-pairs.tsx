import { DEFAULT_COLORS, READY_COLORS, type ReadyColors } from '@lereng/shared-domain/look';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { COLOR_KEYS, type BrandValues } from './look-texts';
import { words } from './words';

const { colors } = words;

/** The ready pair that the form has; undefined for other colours. */
export const readyPairOf = ({
  accent_color: accent,
  surface_color: surface,
}: BrandValues): ReadyColors | undefined =>
  READY_COLORS.find(
    (pair) =>
      pair.accent === (accent || DEFAULT_COLORS.accent) &&
      pair.surface === (surface || DEFAULT_COLORS.surface),
  );

/** Pairs of colours, each chosen by one tap. */
export function ReadyPairs() {
  const name = useId();
  const { setValue } = useFormContext<BrandValues>();
  const chosen = readyPairOf(useWatch<BrandValues>() as BrandValues);
  const choose = (pair: ReadyColors) => {
    // The default colours are not stored.
    const isDefault = pair === READY_COLORS[0];
    const typed = isDefault ? ['', ''] : [pair.accent, pair.surface];
    COLOR_KEYS.forEach((key, at) => {
      setValue(key, typed[at] ?? '', { shouldDirty: true, shouldValidate: true });
    });
  };
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold">{colors.ready}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(4.5rem,1fr))] gap-2">
        {READY_COLORS.map((pair) => (
          <label
            key={pair.name}
            className="relative flex cursor-pointer flex-col gap-1 rounded-lg border border-control bg-surface-raised p-1 text-center text-sm has-checked:border-accent has-checked:ring-1 has-checked:ring-accent"
          >
            <input
              type="radio"
              name={name}
              checked={pair === chosen}
              onChange={() => choose(pair)}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-lg"
            />
            <span
              style={{ background: pair.surface }}
              className="pointer-events-none flex h-11 items-center justify-center rounded-md border border-line forced-color-adjust-none"
            >
              <span
                style={{ background: pair.accent }}
                className="flex size-7 items-center justify-center rounded-full text-inverse"
              >
                {pair === chosen && <Check aria-hidden="true" className="size-5" />}
              </span>
            </span>
            <span className="pointer-events-none wrap-anywhere">{colors.pairs[pair.name]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
