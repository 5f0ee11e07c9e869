import { TextInput, type InputProps } from '@lereng/admin-kit/shell';
import { isHexColor, type HexColor } from '@lereng/shared-domain/look';
import { words } from './words';

interface ColorInputProps extends InputProps<string> {
  label: string;
  /** The colour that an empty text stands for. */
  otherwise: HexColor;
}

/** A colour by the browser's own field, or as it is written. */
export function ColorInput({ label, otherwise, ...props }: ColorInputProps) {
  const { value, onChange, onBlur } = props;
  return (
    <div className="flex items-stretch gap-3">
      <input
        type="color"
        aria-label={words.colors.pick(label)}
        value={isHexColor(value) ? value.toLowerCase() : otherwise}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        className="h-auto min-h-target w-16 shrink-0 cursor-pointer rounded-lg border border-control bg-surface-raised p-1"
      />
      <TextInput {...props} attributes={{ ...ATTRIBUTES, placeholder: otherwise }} />
    </div>
  );
}

const ATTRIBUTES = {
  autoComplete: 'off',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
  className: 'tabular-nums',
} as const;
