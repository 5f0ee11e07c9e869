import { choiceWords } from '@lereng/admin-kit/form';
import { listWords } from '@lereng/admin-kit/list';
import { LIMITS } from '@lereng/shared-domain';
import { calendarEntriesKind, ENDS_BEFORE_START, labelsOf } from '@lereng/shared-domain/fields';
import { TEMPORARY_FROM } from '@lereng/shared-domain/venue';

/** Strings of the calendar's screen. */
export const words = {
  ...listWords(
    'catatan kalender',
    'Hari tutup, jam lain, dan hari yang sudah penuh. Tamu membacanya sebelum memesan. Contoh: tutup 25 Desember, Libur Natal.',
    'Kalender',
  ),
  empty: 'Belum ada catatan kalender.',

  id: 'ID',
  fields: labelsOf(calendarEntriesKind.fields),
  dates: 'Tanggal',
  nearest: 'Yang terdekat dulu',
  for: 'Untuk',
  status: 'Status',
  now: 'Berlaku hari ini',
  coming: 'Akan datang',
  over: 'Sudah lewat',
  wholeVenue: calendarEntriesKind.fields.package_ids.none,
  somePackages: 'Paket tertentu',
  packagesGone: 'Paketnya sudah dihapus',

  month: {
    title: 'Pilih hari',
    first: 'Ketuk hari pertama, lalu hari terakhir.',
    last: 'Ketuk hari terakhir, atau langsung pilih.',
    what: 'Pilih untuk hari-hari tersebut.',
    days: (days: string, count: number) => `${days} (${count} hari)`,
    actions: 'Untuk hari yang dipilih',
    present: 'Sudah ada',
    edit: (name: string) => `Edit ${name}`,
    saved: (name: string) => `"${name}" sudah disimpan.`,
    undone: (name: string) => `"${name}" sudah dihapus lagi.`,
    undoFailed: 'Gagal mengurungkan. Silakan periksa kalendernya.',
    usual: 'seperti biasa',
    weekly: 'Biasanya tutup',
    somePackages: 'Paket tertentu penuh',
    today: 'Hari ini',
    legend: 'Arti tanda',
  },

  endsBeforeStart: ENDS_BEFORE_START,
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
    sections: {
      special: 'Jam khusus:',
      closed: `Tutup sementara (${TEMPORARY_FROM} hari atau lebih berturut-turut):`,
      hours: `Ubah jam buka biasa (${TEMPORARY_FROM} hari atau lebih berturut-turut):`,
    },
    closed: 'tutup',
  },
} as const;
