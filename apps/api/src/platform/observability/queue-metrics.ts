import type { AdmissionQueue } from '../http/admission-queue';
import type { Metrics } from './metrics';

/**
 * Registers what waits in a queue and what became of it.
 *
 * @param name of the gauge; that of the counter ends in `_total`
 * @param what the queue produces, in the plural
 */
export function registerQueue(
  metrics: Metrics,
  { counts }: AdmissionQueue,
  { name, what }: { name: string; what: string },
): void {
  metrics.gauge({
    name,
    help: `${what} that wait to be produced, or are being produced`,
    label: 'state',
    read: () => ({ waiting: counts.waiting, active: counts.active }),
  });
  metrics.counter({
    name: `${name}_total`,
    help: `${what} that were produced, or refused with 503 as too many were waiting`,
    label: 'outcome',
    read: () => ({ completed: counts.completed, refused: counts.refused }),
  });
}
