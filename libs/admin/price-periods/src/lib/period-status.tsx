import { StatusChip } from '@lereng/admin-kit/list';
import type { DaySpan } from '@lereng/shared-domain/offers';
import { usePageEnvironment } from '@lereng/web-feature';
import { statusOf } from './days';
import { words } from './words';

export function PeriodStatus({ period }: { period: DaySpan }) {
  const { today } = usePageEnvironment();
  const status = statusOf(period, today);
  return <StatusChip active={status === words.now}>{status}</StatusChip>;
}
