import type { MenuItem } from '@lereng/web-data-access/menu-items';
import type { SocialMedia } from '@lereng/web-data-access/social-media';

/** A dish as the API answers it; ids differ, and all else follows from the id. */
export function aMenuItem(overrides: Partial<MenuItem> = {}): MenuItem {
  const id = overrides.id ?? nextId();
  return {
    id,
    name: `Nasi Goreng ${id}`,
    description: 'Nasi goreng hangat dengan telur ayam kampung.',
    price: 35_000,
    image_url: `/uploads/dish${id}/1280.jpg`,
    image_width: 1280,
    image_height: 960,
    image_placeholder: null,
    image_sources: [
      { type: 'image/avif', srcset: `/uploads/dish${id}/480.avif 480w` },
      { type: 'image/webp', srcset: `/uploads/dish${id}/480.webp 480w` },
    ],
    createdAt: '2026-11-01T02:00:00.000Z',
    updatedAt: '2026-11-02T02:00:00.000Z',
    ...overrides,
  };
}

/** A social link as the API answers it. */
export function aSocialMedia(overrides: Partial<SocialMedia> = {}): SocialMedia {
  return {
    id: overrides.id ?? nextId(),
    platform: 'whatsapp',
    url: 'https://wa.me/6281234567890',
    icon: 'MessageCircle',
    createdAt: '2026-11-01T02:00:00.000Z',
    ...overrides,
  };
}

let lastId = 0;
function nextId(): number {
  lastId += 1;
  return lastId;
}
