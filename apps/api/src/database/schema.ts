import { AdminEntity } from '../auth/admin.entity';
import { RevokedTokenEntity } from '../auth/revoked-token.entity';
import { ImageEntity } from '../media';
import { MenuItemEntity } from '../menu-items/menu-item.entity';
import { SocialMediaEntity } from '../social-media/social-media.entity';
import { AppStateEntity } from './app-state.entity';
import type { Schema } from './database';
import { FirstSchema1763596800000 } from './migrations/1763596800000-first-schema';

/** Every entity and, in their order, every migration. A migration that was released never changes. */
export const schema: Schema = {
  entities: [
    AdminEntity,
    AppStateEntity,
    RevokedTokenEntity,
    ImageEntity,
    MenuItemEntity,
    SocialMediaEntity,
  ],
  migrations: [FirstSchema1763596800000],
};
