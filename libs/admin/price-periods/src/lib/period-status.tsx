import { StatusChip } from '@lereng/admin-kit/list';
import type { DaySet } from '@lereng/shared-domain/days';
import { usePageEnvironment } from '@lereng/web-feature';
import { statusOf } from './days';
import { words } from './words';

export function PeriodStatus({ period }: { period: DaySet }) {
  const { today } = usePageEnvironment();
  const status = statusOf(period, today);
  return <StatusChip active={status === words.now}>{status}</StatusChip>;
}
