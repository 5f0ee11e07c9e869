import { LIMITS } from '../limits';
import { declareKind } from './field';

const NEEDS = 'Platform dan URL harus diisi';

export const socialMediaKind = declareKind({
  name: 'social-media',
  fields: {
    platform: { type: 'text', label: 'Platform', max: LIMITS.platformMax, required: true },
    url: { type: 'url', label: 'URL', required: true },
  },
  title: 'platform',
  formError: {
    create: NEEDS,
    update: NEEDS,
    fields: ['platform', 'url'],
    applies: 'missing',
  },
});
