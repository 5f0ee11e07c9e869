import { LIMITS } from '../limits';
import { CALENDAR_ENTRY_NAMES } from '../venue/calendar-entries';
import { declareKind } from './field';

const NEEDS = 'Tanggal dan jenis harus diisi';

export const calendarEntriesKind = declareKind({
  name: 'calendar-entries',
  fields: {
    kind: { type: 'choice', label: 'Jenis', required: true, values: CALENDAR_ENTRY_NAMES },
    from: { type: 'date', label: 'Dari tanggal', required: true },
    until: { type: 'date', label: 'Sampai tanggal', required: true },
    // Only and always of the kind `hours`.
    hours: { type: 'hours', label: 'Jam' },
    // Only of the kind `full`.
    package_ids: {
      type: 'references',
      label: 'Paket',
      kind: 'packages',
      none: 'Seluruh tempat',
    },
    reason: {
      type: 'multiline',
      label: 'Keterangan',
      max: LIMITS.reasonMax,
      translatable: true,
    },
  },
  formError: {
    create: NEEDS,
    update: NEEDS,
    fields: ['kind', 'from', 'until'],
    applies: 'missing',
  },
});
