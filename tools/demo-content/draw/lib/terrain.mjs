import * as kit from './kit.mjs';
import { cells3, fbm3, hash, smooth } from './noise.mjs';
import { crystal } from './pantry.mjs';
import { place, sheet } from './shapes.mjs';

/** Grey ash with grains in it, paler where it is thick. */
export const ash = () => ({
  shade(s) {
    const n = fbm3(s.x * 0.03, 1, s.z * 0.03, 4);
    const g = fbm3(s.x * 0.9, 2, s.z * 0.9, 4);
    s.color([0.15, 0.135, 0.125], 1 + n * 0.55 + g * 0.35);
    s.blend([0.3, 0.25, 0.2], smooth(0.05, 0.5, n + 0.25 * g) * 0.5);
    const c = cells3(s.x * 1.3, s.y * 1.3, s.z * 1.3);
    s.color([s.r, s.g, s.b], 1 + (hash(c.id) - 0.5) * 0.4 * smooth(0.5, 0.2, c.near));
    s.rough = 0.93;
    s.f0 = 0.02;
    s.bump((x, y, z) => fbm3(x * 1.3, 1, z * 1.3, 4), 0.34, 0.05);
  },
});

/** Grass and earth; `path(s)` is how bare a spot is, 0 to 1. */
export const turf = ({
  green = [0.07, 0.13, 0.025],
  dry = [0.16, 0.2, 0.05],
  earth = [0.17, 0.12, 0.075],
  path = () => 0,
  scale = 1,
} = {}) => ({
  shade(s) {
    const n = fbm3(s.x * 0.05 * scale, 1, s.z * 0.05 * scale, 4);
    s.color(green, 1 + n * 0.7);
    s.blend(dry, smooth(0, 0.5, fbm3(s.x * 0.6 * scale, 3, s.z * 0.6 * scale, 3) + n * 0.3) * 0.7);
    s.blend(earth, path(s, n));
    s.color([s.r, s.g, s.b], 1 + 0.25 * fbm3(s.x * 1.7 * scale, 5, s.z * 1.7 * scale, 3));
    s.rough = 0.9;
    s.f0 = 0.02;
    s.bump((x, y, z) => fbm3(x * 0.9, 1, z * 0.9, 4), 0.5, 0.1);
  },
});

/** A wide ground seen from `near`: its rows lie closer together where the eye is. */
export function plain(
  scene,
  floor,
  material,
  { near = 90, far = 560, width = 150, spread = 900, nu = 200, nv = 240 } = {},
) {
  scene.mesh(
    sheet(nu, nv, (u, v) => {
      const k = 1 - (1 - v) ** 2.2;
      // From far to near, so that the normals point upwards.
      const z = near - (1 - k) * (far + near);
      const x = (u - 0.5) * (width + (1 - k) * spread);
      return [x, floor(x, z), z];
    }),
    material,
  );
}

/** Single blades; `at()` gives the x and z of the next one or null for none. */
export function meadow(
  scene,
  material,
  floor,
  { count, at, length = [1.4, 4], width = 0.34, lean = [1, 1.4], bend = [0.1, 0.5] },
) {
  for (let i = 0; i < count; i++) {
    const spot = at(i);
    if (!spot) continue;
    const [x, z] = spot;
    scene.mesh(
      kit.leaf({
        length: scene.between(...length),
        width,
        fold: 0,
        bend: scene.between(...bend),
        steps: 3,
        across: 1,
      }),
      material,
      place()
        .turnZ(scene.between(...lean))
        .turnY(scene.random() * 6.3)
        .move(x, floor(x, z), z),
    );
  }
}

/** Stones that lie on the ground, small ones far more often than big ones. */
export function stones(
  scene,
  material,
  floor,
  { count, at, size = [0.3, 4.6], flat = 0.75, sink = 0.25 },
) {
  for (let i = 0; i < count; i++) {
    const spot = at(i);
    if (!spot) continue;
    const [x, z] = spot;
    const r = size[0] + scene.random() ** 3 * (size[1] - size[0]);
    scene.mesh(
      crystal(i, r, 18, r > 1.6 ? 3 : 2),
      material,
      place()
        .scale(1.2, flat, 1)
        .turnY(i)
        .move(x, floor(x, z) + r * sink, z),
    );
  }
}

/** Blades that stand around one spot. */
export function tuft(scene, [x, y, z], material) {
  for (let k = 0; k < 36; k++) {
    const l = scene.between(2.4, 6.4);
    scene.mesh(
      kit.leaf({
        length: l,
        width: 0.22,
        fold: 0,
        bend: scene.between(0.1, 0.5),
        steps: 5,
        across: 1,
      }),
      material,
      place()
        .turnZ(scene.between(0.7, 1.4))
        .turnY(scene.random() * 6.3)
        .move(x + scene.between(-0.8, 0.8), y, z + scene.between(-0.8, 0.8)),
    );
  }
}
