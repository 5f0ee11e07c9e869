import { type Field } from '@lereng/admin-kit/form';
import { settingText } from '@lereng/shared-domain';
import { SETTING_FIELDS } from '@lereng/shared-domain/fields';
import { chosenPalette, DEFAULT_COLORS, isHexColor } from '@lereng/shared-domain/look';
import { applyPalette, Button } from '@lereng/web-ui';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { ColorInput } from './color-input';
import { NearestColor } from './nearest-color';
import { COLOR_KEYS, type ColorValues } from './look-texts';
import { TextsSection, type LookSectionProps } from './texts-section';
import { words } from './words';

const { colors } = words;

const TONES = { accent_color: 'accent', surface_color: 'surface' } as const;
const HINTS = { accent_color: colors.accentHint, surface_color: colors.surfaceHint } as const;

/** A colour, or an empty text for the default one. */
function colorField(name: keyof ColorValues, initial: string): Field<ColorValues> {
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

/** The two colours from which all others follow. */
export function ColorsSection(shown: LookSectionProps) {
  const text = settingText(shown.stored);
  const [accent, surface] = COLOR_KEYS.map(text);
  // Also after a save by others, as this document is from before.
  useEffect(() => {
    const stored = { accent_color: accent, surface_color: surface };
    applyPalette(chosenPalette((key) => stored[key as keyof typeof stored] ?? null));
  }, [accent, surface]);
  return (
    <TextsSection
      name="colors"
      words={colors}
      keys={COLOR_KEYS}
      fields={(stored) => COLOR_KEYS.map((name) => colorField(name, stored[name]))}
      {...shown}
    >
      <ResetColors />
    </TextsSection>
  );
}

function ResetColors() {
  const { setValue, setFocus } = useFormContext<ColorValues>();
  const { accent_color, surface_color } = useWatch<ColorValues>() as ColorValues;
  if (accent_color === '' && surface_color === '') return null;
  return (
    <Button
      variant="secondary"
      className="self-start"
      onClick={() => {
        for (const key of COLOR_KEYS) {
          setValue(key, '', { shouldDirty: true, shouldValidate: true });
        }
        // This button is gone then.
        setFocus(COLOR_KEYS[0]);
      }}
    >
      {colors.reset}
    </Button>
  );
}
