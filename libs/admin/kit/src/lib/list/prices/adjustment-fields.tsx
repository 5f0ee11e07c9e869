import { formatRupiah, LIMITS, type Rupiah } from '@lereng/shared-domain';
import { Button } from '@lereng/web-ui';
import { useId, useState } from 'react';
import { IntegerInput } from '../../form/fields/integer';
import { RupiahInput } from '../../form/fields/rupiah';
import { SelectInput } from '../../form/fields/select';
import { words } from '../../shell/words';

/** A change of many prices by one rule. */
export interface Adjustment {
  /** Whole percent; negative lowers the price. */
  percent: number;
  /** What is added after that; negative lowers the price. */
  amount: Rupiah;
  /** The result is rounded up to a multiple of this amount; 1 leaves it as it is. */
  roundTo: Rupiah;
}

/** A price after an adjustment, within the limits of prices. */
export function adjustedPrice(price: Rupiah, { percent, amount, roundTo }: Adjustment): Rupiah {
  // The product is exact, so only the division rounds.
  const changed = Math.round((price * (100 + percent)) / 100) + amount;
  const rounded = Math.ceil(changed / roundTo) * roundTo;
  return Math.min(LIMITS.priceMax, Math.max(LIMITS.priceMin, rounded));
}

const PERCENT = { min: -90, max: 500 };
const AMOUNT = { min: 0, max: LIMITS.priceMax };
const STEPS = ['500', '1000'] as const;

/** What a rule is in: percent, or rupiah that are added or taken off. */
type RuleKind = 'percent' | 'more' | 'less';

const KINDS = (['more', 'less'] as const).map((value) => ({
  value,
  label: words.prices.kinds[value],
}));

interface AdjustmentFieldsProps {
  disabled: boolean;
  /** What the rule is in at first; percent by default. */
  first?: RuleKind;
  /** Whether it is for those that were chosen of several. */
  ofChosen?: boolean;
  onApply: (adjustment: Adjustment) => void;
}

/** One rule for all prices: by percent or by rupiah, rounded up. */
export function AdjustmentFields({
  disabled,
  first = 'percent',
  ofChosen = false,
  onApply,
}: AdjustmentFieldsProps) {
  const id = useId();
  const [kind, setKind] = useState<RuleKind>(first);
  const [amount, setAmount] = useState<Rupiah | null>(null);
  const [percent, setPercent] = useState<number | null>(null);
  const [step, setStep] = useState('');
  const [checked, setChecked] = useState(false);
  const inPercent = kind === 'percent';
  const { min, max } = inPercent ? PERCENT : AMOUNT;
  const number = (inPercent ? percent : amount) ?? 0;
  const isValid = number >= min && number <= max && number % 1 === 0;
  const invalid = checked && !isValid;
  const apply = () => {
    setChecked(true);
    if (!isValid) return;
    const change = {
      percent: { percent: number, amount: 0 },
      more: { percent: 0, amount: number },
      less: { percent: 0, amount: -number },
    }[kind];
    onApply({ ...change, roundTo: step === '' ? 1 : Number(step) });
  };
  const field = { required: false, busy: disabled, onBlur: () => undefined, autoFocus: false };
  const numberField = {
    ref: null,
    id: `${id}-number`,
    labelId: `${id}-number-label`,
    invalid,
    describedBy: `${id}-hint`,
  };
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
      <div className="w-44 grow">
        <label id={`${id}-kind-label`} htmlFor={`${id}-kind`} className="text-sm">
          {words.prices.kind}
        </label>
        <SelectInput
          id={`${id}-kind`}
          name="kind"
          value={inPercent ? '' : kind}
          placeholder={words.prices.kinds.percent}
          choices={KINDS}
          onChange={(chosen) => setKind((chosen || 'percent') as RuleKind)}
        />
      </div>
      <div className="w-32 grow">
        <label id={`${id}-number-label`} htmlFor={`${id}-number`} className="text-sm">
          {inPercent ? words.prices.percent : words.prices.amount}
        </label>
        {inPercent ? (
          <IntegerInput
            isOftenNegative
            {...field}
            {...numberField}
            name="percent"
            {...PERCENT}
            unit="%"
            value={percent}
            onChange={setPercent}
          />
        ) : (
          <RupiahInput
            {...field}
            {...numberField}
            name="amount"
            step={LIMITS.priceStep}
            value={amount}
            onChange={setAmount}
          />
        )}
      </div>
      <div className="w-44 grow">
        <label id={`${id}-step-label`} htmlFor={`${id}-step`} className="text-sm">
          {words.prices.roundUp}
        </label>
        <SelectInput
          id={`${id}-step`}
          name="step"
          value={step}
          placeholder={words.prices.noRounding}
          choices={STEPS.map((value) => ({
            value,
            label: words.prices.step(formatRupiah(Number(value))),
          }))}
          onChange={setStep}
        />
      </div>
      <Button type="button" variant="secondary" onClick={apply}>
        {ofChosen ? words.prices.applyToChosen : words.prices.apply}
      </Button>
      <p
        id={`${id}-hint`}
        role={invalid ? 'alert' : undefined}
        className={invalid ? 'w-full text-sm text-danger' : 'w-full text-sm text-subtle'}
      >
        {!invalid
          ? words.prices.hints[kind]
          : inPercent
            ? words.form.wholeNumber(words.prices.percent, `${min}%`, `${max}%`)
            : words.form.wholeNumber(words.prices.amount, formatRupiah(min), formatRupiah(max))}
      </p>
    </fieldset>
  );
}
