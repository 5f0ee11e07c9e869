import { DEFAULT_COLORS, isHexColor, paletteOf, type LookColors } from '@lereng/shared-domain/look';
import { Button } from '@lereng/web-ui';
import { useFormContext, useWatch } from 'react-hook-form';
import type { BrandValues, COLOR_KEYS } from './look-texts';
import { words } from './words';

interface NearestColorProps {
  name: (typeof COLOR_KEYS)[number];
  tone: keyof LookColors;
  label: string;
  onUse: (color: string) => void;
}

/** Below a colour that would be hard to read: the nearest that is not, which the site has instead. */
export function NearestColor({ name, tone, label, onUse }: NearestColorProps) {
  const { setFocus } = useFormContext<BrandValues>();
  const wish = colorsOf(useWatch<BrandValues>() as BrandValues);
  const used = paletteOf(wish)[tone];
  return (
    <div role="status" className="-mt-2 empty:-mt-5">
      {used !== wish[tone] && (
        <div className="flex flex-wrap items-center gap-3 rounded-card bg-surface-muted p-4">
          <span className="flex overflow-hidden rounded-lg border border-control">
            {[wish[tone], used].map((color) => (
              <span key={color} style={{ background: color }} className="size-11" />
            ))}
          </span>
          <p className="min-w-0 grow basis-48">{words.colors.nearest(used)}</p>
          <Button
            variant="secondary"
            aria-label={`${words.colors.use}: ${label}`}
            onClick={() => {
              onUse(used);
              // This button is gone then.
              setFocus(name);
            }}
          >
            {words.colors.use}
          </Button>
        </div>
      )}
    </div>
  );
}

/** The typed colours; the default for one that is none, or not yet. */
function colorsOf({ accent_color, surface_color }: BrandValues): LookColors {
  const of = (tone: keyof LookColors, text: string) => {
    const color = text.trim().toLowerCase();
    return isHexColor(color) ? color : DEFAULT_COLORS[tone];
  };
  return { accent: of('accent', accent_color), surface: of('surface', surface_color) };
}
