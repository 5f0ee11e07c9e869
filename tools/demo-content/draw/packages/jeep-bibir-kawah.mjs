import { jeep } from '../lib/jeep.mjs';
import * as kit from '../lib/kit.mjs';
import { skyOf, sunAt, Plate } from '../lib/light.mjs';
import { clamp, fbm3, mix, noise3, ridge3, smooth } from '../lib/noise.mjs';
import { Scene } from '../lib/scene.mjs';
import { place, sheet } from '../lib/shapes.mjs';
import { ash, plain, stones } from '../lib/terrain.mjs';

/** Parked below the rim: the wall of the crater stands across the ash in layers, steam behind it. */
export const size = [1280, 960];
export const scale = 0.85;
export const samples = 8;

export function picture() {
  const scene = new Scene(641);
  const sun = sunAt(-122, 34);
  const floor = (x, z) =>
    fbm3(x * 0.012, 1, z * 0.012, 4) * 7 +
    ridge3(x * 0.03, 5, z * 0.03, 4) * 2.2 * smooth(24, 70, Math.hypot(x - 16, z + 20)) +
    fbm3(x * 0.11, 2, z * 0.11, 4) * 0.9 +
    // Towards the wall the ash rises in heaps of scree.
    smooth(-220, -620, z) * (40 + 30 * noise3(x * 0.008, 3, 1)) +
    fbm3(x * 0.4, 2, z * 0.4, 3) * 0.3;
  plain(scene, floor, scene.material(ash()), {
    near: 110,
    far: 900,
    width: 170,
    spread: 2000,
    nu: 240,
    nv: 260,
  });
  // The wall: an arc around the middle of the crater, its crest torn, its face cut by gullies.
  const crest = (a) =>
    235 +
    70 * Math.sin(a * 1.5 + 0.9) +
    46 * noise3(a * 3.1, 2, 4) +
    26 * noise3(a * 9, 5, 1) +
    9 * noise3(a * 31, 1, 7);
  const band = scene.material({
    shade(s) {
      const bend = 14 * fbm3(s.x * 0.004, 1, s.z * 0.004, 3);
      const layer = fbm3(0.5, (s.y + bend) * 0.05, 2, 4);
      const g = fbm3(s.x * 0.05, s.y * 0.05, s.z * 0.05, 4);
      s.color([0.17, 0.125, 0.095], 1 + layer * 0.9 + g * 0.4);
      s.blend([0.3, 0.15, 0.075], smooth(0.05, 0.4, layer + g * 0.3) * 0.75);
      s.blend([0.42, 0.36, 0.17], smooth(0.2, 0.5, fbm3(s.x * 0.008, s.y * 0.012, 4, 4)) * 0.55);
      s.blend([0.21, 0.19, 0.17], clamp((s.ny - 0.45) * 2));
      s.rough = 0.95;
      s.f0 = 0.02;
      s.bump((x, y, z) => fbm3(x * 0.09, y * 0.14, z * 0.09, 5), 3.2, 0.4);
    },
  });
  scene.mesh(
    sheet(520, 150, (u, v) => {
      const a = mix(-1.35, 1.35, u);
      const high = crest(a);
      const gully = ridge3(a * 9 + 0.3 * noise3(a * 4, v * 2, 1), 2, v * 0.8, 4);
      const small = ridge3(a * 30, 5, v * 2.4, 3);
      const t = v ** 0.8;
      // Steep above, a fan of scree below.
      const out =
        190 * (1 - t) ** 2.2 -
        46 * gully * smooth(0, 0.3, t) -
        10 * small +
        30 * smooth(0.96, 1, v);
      const r = 980 - out;
      return [
        r * Math.sin(a) * 1.05,
        -6 + high * t - 12 * (1 - gully) * t * (1 - t) * 3 + 5 * fbm3(a * 60, v * 12, 3, 3),
        200 - r * Math.cos(a),
      ];
    }),
    band,
  );
  const rock = scene.material(
    kit.basalt({ tone: [0.07, 0.06, 0.054], dust: [0.24, 0.2, 0.165], scale: 0.7 }),
  );
  stones(scene, rock, floor, {
    count: 520,
    at: () => {
      const z = 62 - scene.random() ** 1.4 * 460;
      const x = scene.between(-1, 1) * (70 + (84 - z) * 0.7);
      return Math.hypot(x - 16, z + 26) < 40 ? null : [x, z];
    },
    size: [0.3, 6.5],
  });
  const at = place().turnZ(0.01).turnY(-0.86).move(14, 0, -22);
  jeep(scene, {
    at,
    lift: floor(14, -22) + 0.8,
    color: [0.56, 0.5, 0.38],
    roof: [0.16, 0.19, 0.1],
    dustColor: [0.24, 0.2, 0.16],
    steer: -0.2,
  });
  // Sky with a few fair clouds; steam rises from behind the wall.
  const backdrop = new Plate(640, 480, 3);
  backdrop.gain = 1;
  backdrop.gradient([
    [0, [0.13, 0.27, 0.6]],
    [0.35, [0.34, 0.5, 0.78]],
    [0.62, [0.72, 0.77, 0.84]],
    [1, [0.8, 0.78, 0.74]],
  ]);
  for (let y = 0; y < 480; y++)
    for (let x = 0; x < 640; x++) {
      const u = x / 640;
      const v = y / 480;
      const o = (y * 640 + x) * 3;
      const wisp =
        smooth(0.04, 0.4, fbm3(u * 2.2 + 3, 1, v * 5 + u, 5)) * smooth(0.6, 0.2, v) * 0.5;
      const lean = (u - 0.3 - 0.55 * (0.5 - v)) / (0.1 + 0.34 * (0.55 - v));
      const puff =
        Math.exp(-lean * lean * 1.1) *
        smooth(0.02, 0.3, v) *
        clamp(0.5 + 1.6 * fbm3(u * 6 + 2 * fbm3(u * 4, v * 4, 1, 3), v * 6, 2, 5));
      const side = clamp(0.62 - 0.3 * lean + 0.8 * fbm3(u * 9, v * 9, 4, 4));
      for (let k = 0; k < 3; k++) {
        backdrop.data[o + k] = mix(backdrop.data[o + k], [1.05, 1, 0.96][k], wisp);
        backdrop.data[o + k] = mix(
          backdrop.data[o + k],
          mix([0.56, 0.55, 0.58][k], [1.25, 1.17, 1.06][k], side),
          clamp(puff) * 0.9,
        );
      }
    }
  return {
    scene,
    camera: { from: [-34, 22, 104], to: [-6, 31, 0], angle: 42, aperture: 0.12, focus: 128 },
    sun: { direction: sun, color: [10, 7.8, 5.2], spread: 0.012 },
    sky: skyOf({
      sun,
      zenith: [0.26, 0.42, 0.74],
      horizon: [0.72, 0.74, 0.76],
      ground: [0.16, 0.14, 0.12],
      glow: [1.6, 1.3, 0.9],
      leaves: 0,
    }),
    backdrop,
    haze: { density: 0.00016, color: [0.62, 0.66, 0.72], glow: 0.4 },
    look: { key: 0.6, at: 0.92, vignette: 0.26, contrast: 1.7, saturation: 1.15 },
  };
}
