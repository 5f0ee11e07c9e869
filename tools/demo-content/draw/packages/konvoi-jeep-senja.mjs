import { jeep } from '../lib/jeep.mjs';
import * as kit from '../lib/kit.mjs';
import { landPlate } from '../lib/land.mjs';
import { skyOf, sunAt } from '../lib/light.mjs';
import { clamp, fbm3, noise3, smooth } from '../lib/noise.mjs';
import { Scene } from '../lib/scene.mjs';
import { place } from '../lib/shapes.mjs';
import { meadow, plain, turf } from '../lib/terrain.mjs';

/** Three jeeps on a winding track through dry grass, dust in the last sun. One unit is 5 cm. */
export const size = [1280, 960];
export const scale = 0.85;
export const samples = 8;

export function picture() {
  const scene = new Scene(681);
  const sun = sunAt(-38, 13);
  const middle = (z) => 14 + 46 * Math.sin((z + 8) * 0.0135) * smooth(30, -60, z);
  const track = (x, z) => {
    const d = x - middle(z);
    return Math.exp(-(((d - 13) / 4.4) ** 2)) + Math.exp(-(((d + 13) / 4.4) ** 2));
  };
  const floor = (x, z) =>
    fbm3(x * 0.009, 1, z * 0.009, 4) * 16 * smooth(20, 110, Math.abs(x - middle(z))) +
    smooth(-60, -330, z) * 22 -
    150 * smooth(-360, -560, z) +
    fbm3(x * 0.1, 2, z * 0.1, 3) * 1 -
    1.6 * clamp(track(x, z));
  plain(
    scene,
    floor,
    scene.material(
      turf({
        green: [0.16, 0.13, 0.04],
        dry: [0.34, 0.25, 0.09],
        earth: [0.26, 0.17, 0.1],
        path: (s, n) =>
          clamp(smooth(21, 13, Math.abs(s.x - middle(s.z)) + n * 8) * 0.6 + track(s.x, s.z) * 0.8),
      }),
    ),
    { near: 130, far: 620, width: 200, spread: 1100, nu: 170, nv: 220 },
  );
  meadow(
    scene,
    scene.material(
      kit.plain([0.42, 0.31, 0.1], { rough: 0.6, vary: 0.4, scale: 0.1, through: 0.55 }),
    ),
    floor,
    {
      count: 24000,
      at: () => {
        const z = 112 - scene.random() ** 1.35 * 400;
        const x = middle(z) + scene.between(-1, 1) * (66 + (112 - z) * 0.62);
        const d = Math.abs(x - middle(z));
        if (d < 20 && (d > 9 || scene.random() < 0.6)) return null;
        if (noise3(x * 0.03, 3, z * 0.03) < -0.4) return null;
        return [x, z];
      },
      length: [3, 9],
      width: 0.36,
      lean: [0.9, 1.5],
    },
  );
  const cars = [
    { z: -16, color: [0.5, 0.105, 0.018], roof: [0.4, 0.33, 0.22] },
    { z: -122, color: [0.07, 0.2, 0.17], roof: [0.44, 0.38, 0.27] },
    { z: -228, color: [0.5, 0.44, 0.32], roof: [0.2, 0.16, 0.1] },
  ];
  for (const { z, color, roof } of cars) {
    const x = middle(z);
    // Each follows the track, its front towards the eye.
    const slope = (middle(z + 12) - middle(z - 12)) / 24;
    const rise = (floor(middle(z + 20), z + 20) - floor(middle(z - 20), z - 20)) / 40;
    jeep(scene, {
      at: place()
        .turnZ(Math.atan(rise))
        .turnY(-Math.PI / 2 + Math.atan(slope) - 0.18)
        .move(x, 0, z),
      lift: floor(x, z) + 0.5,
      color,
      roof,
      dust: 0.8,
      dustColor: [0.3, 0.22, 0.14],
      lamps: 7,
      steer: -0.12,
    });
  }
  const backdrop = landPlate(
    480,
    360,
    {
      volcano: { x: 2.3, z: 10.5, height: 3.1, width: 2.2 },
      eye: [0, 1.15, -1],
      pitch: -0.045,
      angle: 38,
      sun: { azimuth: -38, height: 9 },
      seed: 11,
      mist: { level: 0.36, depth: 0.12, strength: 0.8 },
      air: 0.06,
      skyTop: [0.3, 0.32, 0.5],
      skyMiddle: [0.95, 0.66, 0.46],
      skyLow: [1.7, 0.86, 0.32],
      sunColor: [7.4, 3.9, 1.4],
      clouds: 0.9,
    },
    0.001,
  );
  const puff = (x, y, strength, seed) => ({
    x,
    y,
    height: 0.16,
    width: 0.17,
    strength,
    seed,
    color: [1.15, 0.72, 0.36],
    lean: 0.08,
  });
  return {
    scene,
    camera: { from: [-10, 42, 128], to: [4, 33.5, 0], angle: 39, aperture: 0.12, focus: 134 },
    sun: { direction: sun, color: [12, 6.9, 2.8], spread: 0.02 },
    sky: skyOf({
      sun,
      zenith: [0.36, 0.4, 0.56],
      horizon: [1.05, 0.72, 0.44],
      ground: [0.2, 0.14, 0.08],
      glow: [3.6, 1.9, 0.7],
      leaves: 0,
    }),
    backdrop,
    haze: { density: 0.00095, color: [1.0, 0.62, 0.32], glow: 1.4 },
    steam: [puff(0.64, 0.66, 0.4, 12), puff(0.34, 0.56, 0.42, 18), puff(0.52, 0.48, 0.34, 25)],
    look: { key: 0.72, at: 0.93, vignette: 0.28, contrast: 1.8, saturation: 1.18 },
  };
}
