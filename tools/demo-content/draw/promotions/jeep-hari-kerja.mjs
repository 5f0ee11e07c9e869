import { jeep } from '../lib/jeep.mjs';
import * as kit from '../lib/kit.mjs';
import { landPlate } from '../lib/land.mjs';
import { skyOf, sunAt } from '../lib/light.mjs';
import { clamp, fbm3, noise3, smooth } from '../lib/noise.mjs';
import { Scene } from '../lib/scene.mjs';
import { blob, curve, place, tube } from '../lib/shapes.mjs';
import { meadow, plain, turf } from '../lib/terrain.mjs';

/** A blue jeep waits under the only tree on a green shoulder of the mountain, mid-morning. */
export const size = [1280, 960];
export const scale = 0.85;
export const samples = 8;

export function picture() {
  const scene = new Scene(751);
  const sun = sunAt(-128, 44);
  const middle = (z) => 2 + 0.0035 * (z - 20) ** 2 * (z < 20 ? 1 : 0);
  const bare = (x, z) =>
    smooth(20, 12, Math.abs(x - middle(z)) + 7 * noise3(x * 0.05, 2, z * 0.05));
  const floor = (x, z) =>
    fbm3(x * 0.011, 1, z * 0.011, 4) * 12 * smooth(24, 120, Math.hypot(x, z + 20)) +
    18 * smooth(-60, -180, z) * (0.6 + noise3(x * 0.006, 5, 1)) -
    190 * smooth(-190, -420, z) +
    fbm3(x * 0.1, 2, z * 0.1, 3) * 0.9;
  plain(
    scene,
    floor,
    scene.material(
      turf({
        green: [0.075, 0.15, 0.025],
        dry: [0.17, 0.24, 0.06],
        earth: [0.26, 0.17, 0.095],
        path: (s, n) => clamp(bare(s.x, s.z) * 0.9 + n * 0.3 * bare(s.x, s.z)),
      }),
    ),
    { near: 130, far: 440, width: 200, spread: 800, nu: 140, nv: 170 },
  );
  meadow(
    scene,
    scene.material(
      kit.plain([0.13, 0.25, 0.035], { rough: 0.5, vary: 0.4, scale: 0.1, through: 0.5 }),
    ),
    floor,
    {
      count: 19000,
      at: () => {
        const z = 112 - scene.random() ** 1.35 * 290;
        const x = scene.between(-1, 1) * (64 + (112 - z) * 0.6);
        return bare(x, z) > 0.4 && scene.random() < 0.93 ? null : [x, z];
      },
      length: [2, 6],
      width: 0.42,
    },
  );
  // Flowers in the grass.
  const petal = scene.material(
    kit.plain([0.85, 0.62, 0.08], { rough: 0.6, through: 0.4, vary: 0.1 }),
  );
  const white = scene.material(
    kit.plain([0.85, 0.83, 0.78], { rough: 0.6, through: 0.4, vary: 0.05 }),
  );
  for (let i = 0; i < 240; i++) {
    const z = 104 - scene.random() ** 1.3 * 170;
    const x = scene.between(-1, 1) * (58 + (104 - z) * 0.5);
    if (bare(x, z) > 0.2 || noise3(x * 0.04, 9, z * 0.04) < 0.05) continue;
    const y = floor(x, z) + scene.between(3, 5.4);
    const r = scene.between(0.45, 0.8);
    scene.ellipsoid(
      [x, y, z],
      [r, r * 0.4, r],
      [
        [1, 0, 0],
        [0, 0.94, 0.34],
        [0, -0.34, 0.94],
      ],
      i % 3 ? petal : white,
    );
  }
  // The tree: a stem that forks, its crown in clouds of leaves.
  const bark = scene.material(
    kit.plain([0.13, 0.095, 0.065], { rough: 0.9, vary: 0.5, scale: 0.4, bump: 0.6, grain: 0.7 }),
  );
  const leafy = scene.material(
    kit.leafGreen({ color: [0.04, 0.12, 0.016], light: [0.15, 0.3, 0.04], through: 0.55 }),
  );
  const core = scene.material(kit.plain([0.018, 0.045, 0.01], { rough: 0.9 }));
  const base = [46, floor(46, -64) - 2, -64];
  const crown = (c, r, count, seed) => {
    scene.mesh(
      blob(3, (d) => {
        const k = r * (0.66 + 0.2 * noise3(d[0] * 2 + seed, d[1] * 2, d[2] * 2));
        return [c[0] + d[0] * k * 1.25, c[1] + d[1] * k * 0.72, c[2] + d[2] * k * 1.25];
      }),
      core,
    );
    for (let i = 0; i < count; i++) {
      const a = scene.random() * 6.283;
      const h = scene.between(-1, 1);
      const q = Math.sqrt(1 - h * h);
      const k =
        r *
        (1 + 0.22 * noise3(q * Math.cos(a) * 2.2 + seed, h * 2.2, q * Math.sin(a) * 2.2)) *
        (0.68 + 0.36 * scene.random());
      const l = scene.between(2.2, 3.8);
      scene.mesh(
        kit.leaf({ length: l, width: l * 0.5, fold: 0.25, bend: 0.25, steps: 3, across: 2 }),
        leafy,
        place()
          .turnX(scene.between(-0.9, 0.9))
          .turnZ(scene.between(-1, 0.5))
          .turnY(scene.random() * 6.3)
          .move(
            c[0] + q * Math.cos(a) * k * 1.25,
            c[1] + h * k * 0.75,
            c[2] + q * Math.sin(a) * k * 1.25,
          ),
      );
    }
  };
  const limb = (points, r0, r1) =>
    scene.mesh(
      tube(
        curve(points, 22),
        (t) => r0 + (r1 - r0) * t + r0 * 0.7 * Math.exp(-t * 14) * (r0 > 4 ? 1 : 0),
        18,
      ),
      bark,
    );
  const [bx, by, bz] = base;
  limb([base, [bx + 2, by + 22, bz], [bx - 3, by + 46, bz + 2]], 5.2, 3.6);
  [
    [-40, 76, 6, 22, 2300],
    [-8, 94, -6, 25, 2600],
    [30, 80, 4, 23, 2300],
    [8, 74, 22, 19, 1700],
    [56, 66, -4, 17, 1300],
    [-58, 62, -6, 15, 1100],
  ].forEach(([dx, dy, dz, r, count], i) => {
    limb(
      [
        [bx - 2, by + 40, bz + 1],
        [bx + dx * 0.45, by + 40 + (dy - 40) * 0.5, bz + dz * 0.5],
        [bx + dx, by + dy - 4, bz + dz],
      ],
      2.6,
      0.8,
    );
    crown([bx + dx, by + dy, bz + dz], r, count, i * 5 + 1);
  });
  jeep(scene, {
    at: place().turnZ(0.01).turnY(-2.72).move(6, 0, -22),
    lift: floor(6, -22) + 0.5,
    color: [0.035, 0.13, 0.27],
    roof: [0.62, 0.56, 0.44],
    dust: 0.35,
    dustColor: [0.24, 0.18, 0.12],
    steer: 0.2,
  });
  const backdrop = landPlate(
    480,
    360,
    {
      volcano: { x: -2.5, z: 10, height: 3.6, width: 2.1 },
      eye: [0, 1.2, -1],
      pitch: 0.06,
      angle: 40,
      sun: { azimuth: -120, height: 38 },
      seed: 13,
      mist: { level: 0.34, depth: 0.1, strength: 0.7 },
      air: 0.035,
      skyTop: [0.11, 0.27, 0.66],
      skyMiddle: [0.46, 0.63, 0.9],
      skyLow: [0.8, 0.88, 0.96],
      sunColor: [5, 4.3, 3.4],
      clouds: 0.5,
      plume: 0.4,
    },
    0.0008,
  );
  return {
    scene,
    camera: { from: [-20, 20, 124], to: [-3, 28, 0], angle: 40, aperture: 0.12, focus: 142 },
    sun: { direction: sun, color: [10, 8.6, 6.4], spread: 0.014 },
    sky: skyOf({
      sun,
      zenith: [0.26, 0.44, 0.78],
      horizon: [0.66, 0.76, 0.84],
      ground: [0.12, 0.15, 0.06],
      glow: [1.4, 1.2, 0.9],
      leaves: 0,
    }),
    backdrop,
    haze: { density: 0.0003, color: [0.6, 0.7, 0.78], glow: 0.4 },
    look: { key: 0.66, at: 0.92, vignette: 0.24, contrast: 1.6, saturation: 1.16, warm: 0.02 },
  };
}
