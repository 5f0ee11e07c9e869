import { crate, heap } from '../lib/harvest.mjs';
import * as kit from '../lib/kit.mjs';
import { landPlate } from '../lib/land.mjs';
import { skyOf, sunAt } from '../lib/light.mjs';
import { fbm3, hash, noise3, smooth } from '../lib/noise.mjs';
import { orchard } from '../lib/orchard.mjs';
import { Scene } from '../lib/scene.mjs';
import { place } from '../lib/shapes.mjs';
import { meadow, plain, turf } from '../lib/terrain.mjs';

/** The lane between two old rows at noon, a ladder in a tree and full crates beside it. */
export const size = [1280, 960];
export const scale = 0.85;
export const samples = 8;

export function picture() {
  const scene = new Scene(691);
  const sun = sunAt(62, 58);
  const floor = (x, z) =>
    fbm3(x * 0.02, 1, z * 0.02, 3) * 3 + smooth(20, 60, Math.abs(x)) * 2 - 0.012 * z - 1;
  const { tree, materials } = orchard(scene, floor);
  const lane = (x, z) => Math.abs(Math.abs(x + 3 * noise3(z * 0.012, 1, 1)) - 8.5);
  plain(
    scene,
    floor,
    scene.material(
      turf({
        green: [0.07, 0.14, 0.025],
        dry: [0.18, 0.22, 0.06],
        earth: [0.3, 0.2, 0.115],
        path: (s, n) => smooth(6.5, 2.5, lane(s.x, s.z) + n * 5) * 0.9,
      }),
    ),
    { near: 130, far: 620, width: 150, spread: 900, nu: 110, nv: 150 },
  );
  meadow(
    scene,
    scene.material(
      kit.plain([0.12, 0.23, 0.035], { rough: 0.5, vary: 0.45, scale: 0.2, through: 0.5 }),
    ),
    floor,
    {
      count: 17000,
      at: () => {
        const z = 104 - scene.random() ** 1.3 * 280;
        const x = scene.between(-1, 1) * (46 + (104 - z) * 0.4);
        return lane(x, z) < 3.6 && scene.random() < 0.93 ? null : [x, z];
      },
      length: [1.4, 4.4],
      width: 0.4,
    },
  );
  let n = 0;
  for (let k = 0; k < 10; k++)
    for (const side of [-1, 1]) {
      const z = -4 - k * 50 - (side > 0 ? 12 : 0);
      tree(
        side * (44 + 4 * hash(n * 3)),
        z,
        1.08 + 0.16 * hash(n * 5),
        k < 2 ? 2000 : k < 5 ? 1000 : 420,
        k < 2 ? 95 : 55,
        80 + n++,
      );
    }
  for (let k = 0; k < 6; k++)
    for (const side of [-1, 1]) tree(side * 108, -40 - k * 70, 1.15, 420, 36, 120 + n++);
  // Crates on the verge.
  const slats = scene.material(
    kit.wood({ dark: [0.2, 0.11, 0.05], light: [0.5, 0.34, 0.18], rough: 0.6, worn: 0.4 }),
  );
  const { skin, stalk, green } = materials;
  for (const [x, z, turn, layers] of [
    [21, 40, 0.35, 2],
    [26, 14, -0.2, 2],
  ]) {
    const y = floor(x, z) + 0.4;
    crate(scene, [x, y, z], { width: 21, depth: 15, height: 10, material: slats, turn });
    for (const d of [-4.6, 4.6])
      heap(scene, [x + d * Math.cos(turn), y + 6.6, z - d * Math.sin(turn)], 5, {
        size: 1.9,
        layers,
        skin,
        stalk,
        leaf: green,
        peak: 0.72,
      });
  }
  for (const [x, z] of [
    [9, 52],
    [6.6, 46],
    [36, 44],
    [-19, 47],
  ])
    kit.orange(scene, [x, floor(x, z) + 1.6, z], 1.9, { skin, stalk, tilt: place().turnX(x) });
  // The ladder leans into the tree on the left.
  const rail = scene.material(
    kit.plain([0.4, 0.27, 0.11], { rough: 0.5, vary: 0.3, scale: 0.4, bump: 0.1 }),
  );
  const foot = [-21, floor(-21, 8), 8];
  const head = [-36, 58, -6];
  const across = [5, 0, 4.4];
  const on = (t, s) => foot.map((v, i) => v + (head[i] - v) * t + across[i] * s * (1 - 0.25 * t));
  for (const s of [-0.9, 0.9]) scene.strand([on(0, s), on(1, s)], 0.75, rail);
  for (let i = 1; i < 10; i++) scene.strand([on(i / 10, -0.9), on(i / 10, 0.9)], 0.5, rail);
  const backdrop = landPlate(
    480,
    360,
    {
      volcano: { x: -0.7, z: 13, height: 3.2, width: 2.3 },
      eye: [0, 1.25, -1],
      pitch: 0.02,
      angle: 46,
      sun: { azimuth: 70, height: 40 },
      seed: 5,
      mist: { level: 0.3, depth: 0.1, strength: 0.4 },
      air: 0.045,
      skyTop: [0.14, 0.3, 0.66],
      skyMiddle: [0.46, 0.62, 0.88],
      skyLow: [0.85, 0.9, 0.95],
      sunColor: [5.4, 4.6, 3.6],
      clouds: 0.35,
      plume: 0.3,
    },
    0.002,
  );
  return {
    scene,
    camera: { from: [4, 29, 108], to: [0, 28, 0], angle: 46, aperture: 0.14, focus: 80 },
    sun: { direction: sun, color: [11, 9.4, 7], spread: 0.012 },
    sky: skyOf({
      sun,
      zenith: [0.26, 0.44, 0.76],
      horizon: [0.66, 0.76, 0.82],
      ground: [0.14, 0.17, 0.07],
      glow: [1.4, 1.3, 1],
      leaves: 0,
    }),
    backdrop,
    haze: { density: 0.0004, color: [0.6, 0.7, 0.74], glow: 0.4 },
    look: { key: 0.66, at: 0.92, vignette: 0.24, contrast: 1.6, saturation: 1.16, warm: 0.02 },
  };
}
