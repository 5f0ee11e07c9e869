import { Plate, skyOf, sunAt } from '../lib/light.mjs';
import * as kit from '../lib/kit.mjs';
import * as pantry from '../lib/pantry.mjs';
import { fbm3, noise3, smooth } from '../lib/noise.mjs';
import { Scene } from '../lib/scene.mjs';
import { curve, place, sheet, tube } from '../lib/shapes.mjs';

/** Ginger tea in a glass mug on a slab of basalt, against a misty slope. */
export function picture() {
  const scene = new Scene(21);
  const sun = sunAt(38, 24);
  const stone = scene.material(kit.basalt({ dust: [0.2, 0.19, 0.17], moss: 0.5 }));
  scene.mesh(
    sheet(160, 120, (u, v) => {
      const x = (u - 0.5) * 90;
      const z = (v - 0.5) * 62;
      const edge = smooth(-24, -30, z + 2 * noise3(x * 0.1, 0, 3));
      return [x, fbm3(x * 0.12, 0, z * 0.12, 5) * 0.9 - 0.3 - edge * 6, z];
    }),
    stone,
  );
  const tea = [0.05, 0.16, 0.62];
  const mug = kit.glass(scene, [0, 0.2, 0], {
    outline: [
      [3.6, 0],
      [4.15, 0.35],
      [4.3, 2],
      [4.35, 6],
      [4.5, 10.6],
    ],
    thick: 0.36,
    level: 0.84,
    bottom: 0.9,
    glassMaterial: scene.material(kit.clear(null)),
    side: scene.material(kit.clear(tea, { iorIn: 1.33, iorOut: 1.5 })),
    top: scene.material(kit.clear(tea, { iorIn: 1.33, iorOut: 1 })),
  });
  scene.mesh(
    kit.handle(4.35, 2.2, 8.6, 2.9, 0.5, 1),
    scene.material(kit.clear(null)),
    place().turnY(-0.35).move(0, 0.2, 0),
  );
  const skin = scene.material(pantry.gingerSkin());
  const flesh = scene.material(pantry.gingerFlesh());
  // Slices of ginger that float, and some that have sunk.
  for (const [x, z, r, t] of [
    [-1.2, 0.9, 1.35, 0.05],
    [1.5, -0.6, 1.2, -0.08],
    [0.5, 1.9, 1.0, 0.1],
  ])
    scene.mesh(
      pantry.coin(0.3, 0.14, x),
      flesh,
      place()
        .scale(r, 0.8, r)
        .turnX(t)
        .move(x, mug.y + 0.02, z),
    );
  for (const [x, y, z, t] of [
    [-1, 1.7, 0.6, 0.5],
    [1.2, 1.6, 0.9, -0.4],
    [0, 2.3, -0.8, 0.8],
    [0.6, 3.6, 1.2, 1.1],
  ])
    scene.mesh(
      pantry.coin(0.3, 0.14, y),
      flesh,
      place()
        .scale(1.25, 0.8, 1.25)
        .turnX(t)
        .turnZ(t * 0.5)
        .move(x, y + 0.2, z),
    );
  pantry.ginger(scene, [11.2, 0, -1.5], 1.35, 0.5, { skin, flesh });
  for (const [x, z, r] of [
    [6.6, 6.2, 1.35],
    [8.7, 7.4, 1.2],
    [-7.4, 6.4, 1.3],
  ])
    scene.mesh(
      pantry.coin(0.34, 0.14, x),
      flesh,
      place().scale(r, 0.9, r).turnZ(0.06).move(x, 0.35, z),
    );
  // Lemongrass across the stone.
  const stalk = scene.material({
    shade(s) {
      const t = s.ly;
      s.color([0.74, 0.72, 0.5]);
      s.blend([0.36, 0.46, 0.14], smooth(0.15, 0.6, t));
      s.blend([0.62, 0.34, 0.36], smooth(0.12, 0.02, t) * 0.4);
      s.color([s.r, s.g, s.b], 0.85 + 0.25 * noise3(s.lx * 20, t * 3, 1));
      s.rough = 0.36;
      s.depth = 0.15;
    },
  });
  for (const [x, z, a, l] of [
    [-19, 2.6, 0.22, 20],
    [-18.5, 4.4, 0.1, 18],
    [-19, 0.8, 0.32, 19],
  ]) {
    const line = curve(
      [
        [0, 0.75, 0],
        [l * 0.35, 0.7, 0.3],
        [l * 0.7, 0.62, -0.1],
        [l, 0.5, 0.6],
      ],
      30,
    );
    scene.mesh(
      tube(line, (t) => 0.72 - t * 0.42 + 0.1 * Math.exp(-t * 12), 14),
      stalk,
      place()
        .turnY(Math.PI + a)
        .move(x + l * 0.75, 0, z),
    );
  }
  const sugar = scene.material(pantry.sugar([0.86, 0.62, 0.3]));
  for (const [x, z, r, i] of [
    [-5.6, 8, 0.9, 1],
    [-4.2, 8.8, 0.7, 4],
    [4.6, 8.2, 0.6, 7],
  ])
    scene.mesh(
      pantry.crystal(i, r),
      sugar,
      place()
        .turnY(i)
        .move(x, r * 0.62, z),
    );
  const plate = new Plate(400, 300, 9)
    .gradient([
      [0, [0.46, 0.56, 0.68]],
      [0.42, [1.15, 0.88, 0.58]],
      [1, [0.5, 0.45, 0.3]],
    ])
    .hill({
      at: 0.3,
      rise: 0.12,
      color: [0.3, 0.38, 0.46],
      foot: [0.8, 0.72, 0.56],
      seed: 2,
      peak: { x: 0.2, width: 0.2, rise: 0.22 },
    })
    .hill({
      at: 0.42,
      rise: 0.14,
      color: [0.1, 0.14, 0.12],
      foot: [0.5, 0.46, 0.28],
      seed: 5,
      rough: 4,
    })
    .hill({
      at: 0.5,
      rise: 0.14,
      color: [0.035, 0.06, 0.025],
      foot: [0.14, 0.15, 0.06],
      seed: 8,
      rough: 6,
    })
    .blur(0.011)
    .bokeh({
      count: 26,
      top: 0.36,
      bottom: 0.72,
      palette: [
        [1.3, 0.95, 0.45],
        [0.8, 0.8, 0.35],
      ],
      power: [0.1, 0.55],
      size: [0.012, 0.034],
    });
  return {
    scene,
    camera: { from: [-3, 13.5, 36], to: [0.7, 5.3, 0], angle: 31, aperture: 0.9, focus: 35 },
    sun: { direction: sun, color: [8, 5.8, 3.5], spread: 0.05 },
    sky: skyOf({ sun, horizon: [1.0, 0.86, 0.64], ground: [0.14, 0.14, 0.1] }),
    backdrop: plate,
    bounces: 3,
    steam: [{ x: 0.475, y: 0.36, height: 0.36, width: 0.085, strength: 0.6, seed: 5 }],
    clean: 2.4,
    look: { key: 0.74, at: 0.93 },
  };
}
