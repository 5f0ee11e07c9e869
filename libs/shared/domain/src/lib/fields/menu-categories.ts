import { LIMITS } from '../limits';
import { declareKind } from './field';

const NEEDS = 'Nama harus diisi dengan benar';

export const menuCategoriesKind = declareKind({
  name: 'menu-categories',
  fields: {
    name: {
      type: 'text',
      label: 'Nama',
      max: LIMITS.categoryMax,
      required: true,
      translatable: true,
    },
  },
  title: 'name',
  formError: {
    create: NEEDS,
    update: NEEDS,
    fields: ['name'],
    applies: 'missing',
  },
});
