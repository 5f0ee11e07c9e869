import { DEFAULT_COLORS, type LookColors } from './palette';

/** Two colours that go together, and that are readable as they are. */
export interface ReadyColors extends LookColors {
  name: 'jeruk' | 'kunyit' | 'mawar' | 'manggis' | 'nila' | 'danau' | 'daun' | 'kopi';
}

/** What an owner chooses from before mixing colours; the first ones are the default. */
export const READY_COLORS: readonly ReadyColors[] = [
  { name: 'jeruk', ...DEFAULT_COLORS },
  { name: 'kunyit', accent: '#8a5a00', surface: '#fdf8e8' },
  { name: 'mawar', accent: '#b0123f', surface: '#fdf5f5' },
  { name: 'manggis', accent: '#7a2a8c', surface: '#faf5fb' },
  { name: 'nila', accent: '#3949ab', surface: '#f5f6fc' },
  { name: 'danau', accent: '#0b6b7f', surface: '#f1f8f9' },
  { name: 'daun', accent: '#3d6b1f', surface: '#f6f8ef' },
  { name: 'kopi', accent: '#6f4518', surface: '#fbf7f1' },
];
