import type { Promotion } from '@lereng/web-data-access/promotions';
import { useWords } from '../words';

/** The number of active promotions and the largest discount. */
export function PromotionStats({ promotions }: { promotions: readonly Promotion[] }) {
  const words = useWords();
  const largest = Math.max(0, ...promotions.map(({ discount_percent }) => discount_percent));
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-4 sm:gap-x-10">
      <Stat name={words.activeCount} value={String(promotions.length)} />
      {largest > 0 && <Stat name={words.largestDiscount} value={words.percent(largest)} />}
    </dl>
  );
}

function Stat({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex flex-col">
      <dt className="text-sm text-subtle">{name}</dt>
      <dd className="text-2xl font-bold text-accent tabular-nums">{value}</dd>
    </div>
  );
}
