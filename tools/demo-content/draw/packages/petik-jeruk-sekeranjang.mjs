import { basket, bambooStrip, heap } from '../lib/harvest.mjs';
import { dapple, skyOf, sunAt } from '../lib/light.mjs';
import * as kit from '../lib/kit.mjs';
import { landPlate } from '../lib/land.mjs';
import { fbm3, noise3 } from '../lib/noise.mjs';
import { orchard } from '../lib/orchard.mjs';
import { Scene } from '../lib/scene.mjs';
import { meadow, plain, turf } from '../lib/terrain.mjs';

/** A basket that was just filled stands in the grass; the trees it came from behind it. */
export const size = [1280, 960];
export const scale = 1;

export function picture() {
  const scene = new Scene(621);
  const sun = sunAt(-58, 34);
  const floor = (x, z) => fbm3(x * 0.02, 1, z * 0.02, 3) * 3 * Math.min(1, Math.abs(z) / 40) - 0.5;
  const { tree, materials } = orchard(scene, floor);
  plain(scene, floor, scene.material(turf({ green: [0.06, 0.13, 0.02] })), {
    near: 80,
    far: 420,
    width: 140,
    spread: 700,
    nu: 90,
    nv: 110,
  });
  const blade = scene.material(
    kit.plain([0.11, 0.23, 0.03], { rough: 0.5, vary: 0.45, scale: 0.3, through: 0.5 }),
  );
  meadow(scene, blade, floor, {
    count: 15000,
    at: () => {
      const z = 62 - scene.random() ** 1.3 * 150;
      const x = scene.between(-1, 1) * (34 + (62 - z) * 0.6);
      if (Math.hypot(x, z) < 12.5 || noise3(x * 0.06, 3, z * 0.06) < -0.5) return null;
      return [x, z];
    },
    length: [1.6, 4.6],
    width: 0.4,
  });
  const weave = scene.material(
    bambooStrip({ color: [0.4, 0.23, 0.08], dark: [0.16, 0.075, 0.025] }),
  );
  basket(scene, [0, 0, 0], { radius: 15, height: 14, material: weave });
  heap(scene, [0, 12, 0], 10.6, {
    size: 3,
    layers: 3,
    peak: 0.7,
    skin: materials.skin,
    stalk: materials.stalk,
    leaf: materials.green,
  });
  for (const [x, z] of [
    [22, 12],
    [27.5, 9],
    [-24, 17],
  ])
    kit.orange(scene, [x, floor(x, z) + 3, z], 3.2, { ...materials });
  let n = 0;
  for (const [x, z, s] of [
    [-52, -62, 1.25],
    [46, -84, 1.2],
    [-88, -120, 1.2],
    [-34, -150, 1.15],
    [88, -150, 1.2],
    [36, -196, 1.15],
    [-70, -220, 1.2],
    [110, -60, 1.3],
  ])
    tree(x, z, s, 1000, 60, 20 + n++);
  return {
    scene,
    camera: { from: [14, 33, 72], to: [1, 13.5, 0], angle: 37, aperture: 0.6, focus: 68 },
    sun: {
      direction: sun,
      color: [9.4, 6.9, 4.1],
      spread: 0.03,
      gobo: dapple(sun, { size: 26, cover: 0.2, seed: 6, dark: 0.2 }),
    },
    sky: skyOf({
      sun,
      zenith: [0.42, 0.54, 0.66],
      horizon: [0.95, 0.9, 0.68],
      ground: [0.12, 0.16, 0.05],
      glow: [2.4, 1.8, 1],
      leaves: 0,
    }),
    backdrop: landPlate(
      320,
      240,
      {
        volcano: { x: 2.2, z: 13, height: 3.3, width: 2.4 },
        eye: [0, 1.25, -1],
        pitch: -0.2,
        angle: 37,
        sun: { azimuth: -60, height: 18 },
        seed: 5,
        skyTop: [0.3, 0.45, 0.62],
        skyMiddle: [0.75, 0.76, 0.68],
        skyLow: [1.3, 1.05, 0.65],
      },
      0.006,
    ),
    haze: { density: 0.0005, color: [0.66, 0.66, 0.42], glow: 0.7 },
    look: { key: 0.56, at: 0.93, vignette: 0.32, contrast: 2.1, saturation: 1.18 },
  };
}
