import { type Field } from '@lereng/admin-kit/form';
import { settingField } from '@lereng/admin-kit/settings';
import { settingText } from '@lereng/shared-domain';
import { SETTING_FIELDS } from '@lereng/shared-domain/fields';
import { chosenPalette, DEFAULT_COLORS, isHexColor } from '@lereng/shared-domain/look';
import { applyPalette } from '@lereng/web-ui';
import { useEffect, useState, type ReactNode } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { ColorInput } from './color-input';
import { NearestColor } from './nearest-color';
import { BRAND_KEYS, COLOR_KEYS, type BrandValues } from './look-texts';
import { readyPairOf, ReadyPairs } from './ready-pairs';
import { TextsSection, type LookSectionProps } from './texts-section';
import { words } from './words';

const { colors } = words;

const TONES = { accent_color: 'accent', surface_color: 'surface' } as const;
const HINTS = { accent_color: colors.accentHint, surface_color: colors.surfaceHint } as const;

/** A colour, or an empty text for the default one. */
function colorField(name: (typeof COLOR_KEYS)[number], initial: string): Field<BrandValues> {
  const label = SETTING_FIELDS[name].label;
  const tone = TONES[name];
  return {
    name,
    label,
    initial,
    hint: HINTS[name],
    input: (props) => <ColorInput {...props} label={label} otherwise={DEFAULT_COLORS[tone]} />,
    below: ({ onChange }) => (
      <NearestColor name={name} tone={tone} label={label} onUse={onChange} />
    ),
    normalize: (typed) =>
      typed
        .trim()
        .toLowerCase()
        .replace(/^(?=[\da-f]{6}$)/, '#'),
    validate: (color) => (isHexColor(color) ? null : colors.format(label)),
    show: (color) => color && <Swatch color={color} />,
  };
}

const Swatch = ({ color }: { color: string }) => (
  <span className="inline-flex items-center gap-2 tabular-nums">
    <span style={{ background: color }} className="size-5 rounded-chip border border-control" />
    {color}
  </span>
);

/** The name, and the two colours from which all others follow. */
export function BrandSection(shown: LookSectionProps) {
  const text = settingText(shown.stored);
  const [accent, surface] = COLOR_KEYS.map(text);
  // Also after a save by others, as this document is from before.
  useEffect(() => {
    const stored = { accent_color: accent, surface_color: surface };
    applyPalette(chosenPalette((key) => stored[key as keyof typeof stored] ?? null));
  }, [accent, surface]);
  return (
    <TextsSection
      name="brand"
      words={colors}
      keys={BRAND_KEYS}
      fields={(stored) => [
        settingField('site_name', stored),
        ...COLOR_KEYS.map((name) => colorField(name, stored[name])),
      ]}
      arrange={([name, ...others]) => (
        <>
          {name}
          <ReadyPairs />
          <OtherColors>{others}</OtherColors>
        </>
      )}
      {...shown}
    />
  );
}

/** The colours that an owner mixes, in sight once there are some. */
function OtherColors({ children }: { children: ReactNode }) {
  const isReady = readyPairOf(useWatch<BrandValues>() as BrandValues) !== undefined;
  const { errors } = useFormState<BrandValues>();
  const [isOpen, setOpen] = useState(!isReady);
  return (
    <details
      open={isOpen || errors.accent_color !== undefined || errors.surface_color !== undefined}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="min-h-target cursor-pointer py-2.5 font-semibold">{colors.other}</summary>
      <div className="flex flex-col gap-5 pt-2">{children}</div>
    </details>
  );
}
