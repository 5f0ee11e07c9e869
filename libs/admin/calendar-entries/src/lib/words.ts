import { choiceWords } from '@lereng/admin-kit/form';
import { listWords } from '@lereng/admin-kit/list';
import { LIMITS } from '@lereng/shared-domain';
import { CALENDAR_ENTRY_NAMES } from '@lereng/shared-domain/venue';

const WHOLE_VENUE = 'Seluruh tempat';

/** Strings of the calendar's screen. */
export const words = {
  ...listWords('catatan kalender', 'Kalender'),
  empty: 'Belum ada catatan kalender.',

  id: 'ID',
  /** By their names in the API, also for the history. */
  fields: {
    kind: 'Jenis',
    from: 'Dari tanggal',
    until: 'Sampai tanggal',
    hours: 'Jam',
    package_ids: 'Paket',
    reason: 'Keterangan',
  },
  /** The texts of values that the API has no text for. */
  values: { kind: CALENDAR_ENTRY_NAMES, package_ids: { '': WHOLE_VENUE } },
  dates: 'Tanggal',
  nearest: 'Yang terdekat dulu',
  for: 'Untuk',
  status: 'Status',
  now: 'Berlaku hari ini',
  coming: 'Akan datang',
  over: 'Sudah lewat',
  none: '–',
  wholeVenue: WHOLE_VENUE,
  somePackages: 'Paket tertentu',
  packagesGone: 'Paketnya sudah dihapus',

  required: 'Tanggal dan jenis harus diisi',
  endsBeforeStart: 'Tanggal berakhir tidak boleh sebelum tanggal mulai',
  tooLong: `Catatan kalender paling lama ${LIMITS.calendarEntryDaysMax} hari`,
  hours: {
    opens: (index: number) => `Buka ${index}`,
    closes: (index: number) => `Tutup ${index}`,
    to: 'sampai',
    add: 'Tambah jam',
    remove: (index: number) => `Hapus jam ${index}`,
    hint: 'Tutup pada atau sebelum jam buka berarti keesokan harinya.',
  },
  packagesRequired: 'Pilih minimal 1 paket',
  /** A hidden package is full as any other. */
  packages: { ...choiceWords('Paket'), hidden: (name: string) => name },
  reasonHint: 'Dibaca tamu, contoh: Libur Natal',

  overlaps: (name: string, others: number) =>
    `Pada hari yang sama ada "${name}"${others > 0 ? ` dan ${others} catatan lain` : ''}`,
  wins: {
    entry: (overlap: string) => `${overlap}: yang berlaku catatan ini.`,
    latest: (overlap: string) => `${overlap}: yang berlaku catatan ini, karena disimpan terakhir.`,
    rival: (overlap: string, name: string) => `${overlap}: yang berlaku "${name}", bukan ini.`,
  },

  profile: {
    label: 'Teks untuk Profil Bisnis Google',
    text: 'Hari dan jam yang akan datang',
    copy: 'Salin untuk Profil Bisnis Google',
    copied: 'Sudah disalin.',
    selected: 'Teksnya sudah dipilih. Salin sendiri.',
    open: 'Buka Profil Bisnis Google',
  },
} as const;
