import { formatRupiah, LIMITS, type Rupiah } from '@lereng/shared-domain';
import { Button } from '@lereng/web-ui';
import { useId, useState } from 'react';
import { IntegerInput } from '../../form/fields/integer';
import { SelectInput } from '../../form/fields/select';
import { words } from '../../shell/words';

/** A change of many prices by one rule. */
export interface Adjustment {
  /** Whole percent; negative lowers the price. */
  percent: number;
  /** The result is rounded up to a multiple of this amount; 1 leaves it as it is. */
  roundTo: Rupiah;
}

/** A price after an adjustment, within the limits of prices. */
export function adjustedPrice(price: Rupiah, { percent, roundTo }: Adjustment): Rupiah {
  // The product is exact, so only the division rounds.
  const changed = Math.round((price * (100 + percent)) / 100);
  const rounded = Math.ceil(changed / roundTo) * roundTo;
  return Math.min(LIMITS.priceMax, Math.max(LIMITS.priceMin, rounded));
}

const PERCENT = { min: -90, max: 500 };
const STEPS = ['500', '1000'] as const;

interface AdjustmentFieldsProps {
  disabled: boolean;
  onApply: (adjustment: Adjustment) => void;
}

/** One rule for all prices: by percent, rounded up. */
export function AdjustmentFields({ disabled, onApply }: AdjustmentFieldsProps) {
  const id = useId();
  const [percent, setPercent] = useState<number | null>(null);
  const [step, setStep] = useState('');
  const [checked, setChecked] = useState(false);
  const isPercent =
    percent === null || (percent >= PERCENT.min && percent <= PERCENT.max && percent % 1 === 0);
  const invalid = checked && !isPercent;
  const apply = () => {
    setChecked(true);
    if (isPercent) onApply({ percent: percent ?? 0, roundTo: step === '' ? 1 : Number(step) });
  };
  const field = { required: false, busy: disabled, onBlur: () => undefined, autoFocus: false };
  return (
    <fieldset
      disabled={disabled}
      className="flex flex-wrap items-end gap-3 rounded-card border border-line bg-surface-raised p-3"
      onKeyDown={(event) => {
        // Enter applies the rule, and does not save the prices from before.
        if (event.key !== 'Enter') return;
        event.preventDefault();
        apply();
      }}
    >
      <legend className="sr-only">{words.prices.rule}</legend>
      <div className="w-32 grow">
        <label id={`${id}-percent-label`} htmlFor={`${id}-percent`} className="text-sm">
          {words.prices.percent}
        </label>
        <IntegerInput
          isOftenNegative
          {...field}
          ref={null}
          id={`${id}-percent`}
          name="percent"
          labelId={`${id}-percent-label`}
          min={PERCENT.min}
          max={PERCENT.max}
          unit="%"
          value={percent}
          invalid={invalid}
          describedBy={`${id}-hint`}
          onChange={setPercent}
        />
      </div>
      <div className="w-44 grow">
        <label id={`${id}-step-label`} htmlFor={`${id}-step`} className="text-sm">
          {words.prices.roundUp}
        </label>
        <SelectInput
          {...field}
          ref={null}
          id={`${id}-step`}
          name="step"
          labelId={`${id}-step-label`}
          value={step}
          invalid={false}
          describedBy={undefined}
          placeholder={words.prices.noRounding}
          choices={STEPS.map((value) => ({
            value,
            label: words.prices.step(formatRupiah(Number(value))),
          }))}
          onChange={setStep}
        />
      </div>
      <Button type="button" variant="secondary" onClick={apply}>
        {words.prices.apply}
      </Button>
      <p
        id={`${id}-hint`}
        role={invalid ? 'alert' : undefined}
        className={invalid ? 'w-full text-sm text-danger' : 'w-full text-sm text-subtle'}
      >
        {invalid
          ? words.form.wholeNumber(words.prices.percent, `${PERCENT.min}%`, `${PERCENT.max}%`)
          : words.prices.percentHint}
      </p>
    </fieldset>
  );
}
