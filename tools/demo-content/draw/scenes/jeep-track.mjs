import { landPlate } from '../lib/land.mjs';
import { skyOf, sunAt } from '../lib/light.mjs';
import * as kit from '../lib/kit.mjs';
import * as pantry from '../lib/pantry.mjs';
import { cells3, clamp, fbm3, hash, mix, noise3, ridge3, smooth } from '../lib/noise.mjs';
import { Scene } from '../lib/scene.mjs';
import { box, curve, extrude, lathe, place, sheet } from '../lib/shapes.mjs';

/** An old open jeep on a track of grey ash; the volcano takes the first sun. One unit is 5 cm. */
export const size = [1920, 1080];

export function picture() {
  const scene = new Scene(401);
  const sun = sunAt(-72, 19);
  // Where the track runs, and how deep its ruts are.
  const middle = (z) =>
    17 -
    0.8 * (z + 40) +
    (z < -40 ? 0.0034 * (z + 40) ** 2 * -1 * Math.max(0.2, 1 + (z + 40) * 0.004) : 0);
  const ground = (x, z) => {
    const d = x - middle(z);
    let y =
      fbm3(x * 0.012, 1, z * 0.012, 4) * 14 * smooth(18, 90, Math.abs(d)) +
      ridge3(x * 0.03, 5, z * 0.03, 4) * 3.4 * smooth(16, 46, Math.abs(d));
    const rut = (c) => Math.exp(-(((d - c) / 3.4) ** 2));
    y -= 1.7 * (rut(-13) + rut(13));
    y +=
      0.9 * Math.exp(-((d / 6) ** 2)) +
      0.9 * smooth(17, 20, Math.abs(d)) * smooth(32, 22, Math.abs(d));
    // The print of tyres.
    y += 0.09 * Math.sin(z * 2.3) * (rut(-13) + rut(13));
    return y + fbm3(x * 0.11, 2, z * 0.11, 4) * 1.1 + fbm3(x * 0.5, 2, z * 0.5, 3) * 0.28 - 1;
  };
  const ash = scene.material({
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
  scene.mesh(
    sheet(260, 300, (u, v) => {
      const k = (1 - v) ** 2.2;
      const z = 78 - (1 - k) * 560;
      const x = (u - 0.5) * (150 + (1 - k) * 900) + 0;
      return [x, ground(x, z), z];
    }),
    ash,
  );
  const rock = scene.material(
    kit.basalt({ tone: [0.06, 0.055, 0.052], dust: [0.22, 0.19, 0.165], scale: 0.7 }),
  );
  for (let i = 0; i < 520; i++) {
    const z = 66 - scene.random() ** 1.6 * 260;
    const x = middle(z) + scene.between(-1, 1) * 130;
    const d = Math.abs(x - middle(z));
    if (d < 20 && scene.random() < 0.93) continue;
    const r = scene.random() ** 3 * (d < 24 ? 0.8 : 4.6) + 0.3;
    scene.mesh(
      pantry.crystal(i, r, 18, r > 1.6 ? 3 : 2),
      rock,
      place()
        .scale(1.2, 0.75, 1)
        .turnY(i)
        .move(x, ground(x, z) + r * 0.25, z),
    );
  }
  // Dry tufts that live on the ash.
  const straw = scene.material(
    kit.plain([0.3, 0.27, 0.1], { rough: 0.6, vary: 0.4, scale: 0.2, through: 0.5 }),
  );
  for (let i = 0; i < 70; i++) {
    const z = 60 - scene.random() ** 1.4 * 200;
    const x = middle(z) + (scene.random() < 0.5 ? -1 : 1) * scene.between(24, 110);
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
        straw,
        place()
          .turnZ(scene.between(0.7, 1.4))
          .turnY(scene.random() * 6.3)
          .move(x + scene.between(-0.8, 0.8), ground(x, z), z + scene.between(-0.8, 0.8)),
      );
    }
  }

  // ---- the jeep: x runs to its front, y up, z to its left ----
  const at = place().turnZ(0.012).turnY(-2.3).move(17, 0, -40);
  const lift = ground(17, -40) + 1.0;
  const P = (p) => {
    const q = at.point(p);
    return [q[0], q[1] + lift, q[2]];
  };
  const J = (p = place()) => {
    // Moves on top of the jeep's own place.
    return {
      point: (v) => P(p.point(v)),
      normal: (v) => at.normal(p.normal(v)),
    };
  };
  const dusty = (color, rough) => ({
    shade(s) {
      const n = fbm3(s.x * 0.16, s.y * 0.16, s.z * 0.16, 4);
      const h = s.y - lift;
      const d = clamp(smooth(17, 7, h + n * 9) * 0.75 + clamp(s.ny) * 0.3 + n * 0.35);
      s.color(color, 1 + n * 0.12);
      s.blend([0.26, 0.22, 0.18], d * 0.85);
      s.rough = mix(rough, 0.8, d);
      s.f0 = 0.05;
      s.bump((x, y, z) => fbm3(x * 0.2, y * 0.2, z * 0.2, 2), 0.05, 0.08);
    },
  });
  const paint = scene.material(dusty([0.5, 0.105, 0.018], 0.2));
  const cream = scene.material(dusty([0.66, 0.6, 0.47], 0.3));
  const black = scene.material(dusty([0.02, 0.02, 0.021], 0.45));
  const rubber = scene.material(dusty([0.022, 0.021, 0.02], 0.75));
  const metal = scene.material({
    shade(s) {
      s.color([0.56, 0.54, 0.5]);
      s.metal = 1;
      s.rough = 0.3;
    },
  });
  const seatMat = scene.material(kit.plain([0.09, 0.045, 0.025], { rough: 0.5, vary: 0.2 }));
  const canvas = scene.material(kit.cloth({ color: [0.4, 0.33, 0.22], stripe: null, threads: 5 }));
  const lamp = scene.material({
    shade(s) {
      s.color([0.9, 0.85, 0.72]);
      s.er = 0.35;
      s.eg = 0.28;
      s.eb = 0.18;
      s.rough = 0.08;
    },
  });
  const dark = scene.material(kit.plain([0.006, 0.006, 0.006], { rough: 0.8 }));
  const amber = scene.material(kit.plain([0.7, 0.22, 0.02], { rough: 0.12, depth: 0.2 }));

  const arc = (cx, cy, r, from, to, n = 12) =>
    Array.from({ length: n + 1 }, (_, i) => {
      const a = from + ((to - from) * i) / n;
      return [cx + r * Math.cos(a), cy + r * Math.sin(a)];
    });
  // Sides of the tub, with the scoop of the door and the arch of the rear wheel.
  const side = [
    [-33, 10.5],
    ...arc(-22, 8.2, 9.6, 2.9, 0.24, 16),
    [-4, 8.4],
    [8, 8.4],
    [8, 24.6],
    [3.4, 24.8],
    [1.6, 19.4],
    [-0.6, 14.6],
    [-3.4, 12.6],
    [-7.4, 12.6],
    [-10, 14.8],
    [-11.4, 20.5],
    [-12.6, 23.4],
    [-33, 23.4],
  ];
  for (const z of [14.6, -14.6]) scene.mesh(extrude(side, 0.9), paint, J(place().move(0, 0, z)));
  // A pale band along the side.
  for (const z of [15.12, -15.12])
    scene.mesh(
      extrude(
        [
          [-32.6, 20.6],
          [-12.2, 20.6],
          [-12.7, 22.2],
          [-32.6, 22.2],
        ],
        0.08,
      ),
      cream,
      J(place().move(0, 0, z)),
    );
  scene.mesh(box(21, 0.6, 14.4, 0.3, 8), black, J(place().move(-12, 9.4, 0)));
  scene.mesh(box(0.6, 7, 14.6, 0.35, 8), paint, J(place().move(-33, 16.6, 0)));
  scene.mesh(box(0.7, 8.2, 14.4, 0.4, 8), paint, J(place().move(7.6, 16.6, 0)));
  // Cowl, bonnet, grille.
  scene.mesh(
    box(13.2, 7.2, 10.4, 1.7, 14, (p) => [
      p[0],
      p[1] -
        0.05 * Math.max(0, p[0] - 4) * (p[1] > 0 ? 1 : 0) -
        0.012 * p[2] * p[2] * (p[1] > 0 ? 1 : 0),
      p[2] * (1 - 0.006 * (p[0] + 13)),
    ]),
    paint,
    J(place().move(19.6, 17.6, 0)),
  );
  scene.mesh(box(2.6, 2.2, 14.4, 1.2, 10), paint, J(place().move(6.4, 23.0, 0)));
  scene.mesh(box(0.5, 6.6, 12.6, 0.5, 10), paint, J(place().move(32.6, 17.2, 0)));
  for (let i = -3; i <= 3; i++)
    scene.mesh(box(0.3, 4.2, 0.5, 0.3, 6), dark, J(place().move(33, 18.2, i * 1.75)));
  for (const z of [8.9, -8.9]) {
    scene.mesh(
      lathe(
        [
          [0, 0],
          [2.6, 0],
          [2.75, 0.5],
          [2.5, 1.0],
          [2.2, 1.05],
        ],
        40,
      ),
      metal,
      J(
        place()
          .turnZ(-Math.PI / 2)
          .move(32.8, 19.4, z),
      ),
    );
    scene.mesh(
      lathe(
        [
          [2.25, 0.9],
          [1.5, 1.25],
          [0, 1.4],
        ],
        40,
      ),
      lamp,
      J(
        place()
          .turnZ(-Math.PI / 2)
          .move(32.8, 19.4, z),
      ),
    );
    scene.mesh(
      lathe(
        [
          [0, 0],
          [0.95, 0],
          [0.9, 0.5],
          [0, 0.75],
        ],
        24,
      ),
      amber,
      J(
        place()
          .turnZ(-Math.PI / 2)
          .move(33, 14.6, z),
      ),
    );
  }
  // Front wings: a shelf that bends down behind the wheel.
  const wing = [
    [34, 17.4],
    [33.2, 18.4],
    [20, 18.9],
    [12.6, 17.2],
    [8.6, 9.4],
    [8.6, 8.4],
    [10.6, 8.4],
    ...arc(22.4, 8.2, 9.7, 2.9, 0.9, 14),
    [33.4, 16.6],
  ];
  for (const z of [12.4, -12.4]) scene.mesh(extrude(wing, 6.4), paint, J(place().move(0, 0, z)));
  // Bumper, winch, tow hooks, number plate.
  scene.mesh(box(1, 1.35, 16, 0.5, 8), black, J(place().move(37, 11, 0)));
  scene.mesh(box(2.2, 0.7, 1, 0.3, 6), black, J(place().move(35, 11, 7)));
  scene.mesh(box(2.2, 0.7, 1, 0.3, 6), black, J(place().move(35, 11, -7)));
  scene.mesh(
    lathe(
      [
        [0, -4],
        [1.5, -4],
        [1.5, 4],
        [0, 4],
      ],
      20,
    ),
    metal,
    J(
      place()
        .turnX(Math.PI / 2)
        .move(36.4, 13.2, 0),
    ),
  );
  scene.mesh(box(1, 1.2, 14, 0.4, 8), black, J(place().move(-35, 11, 0)));
  // Windscreen frame, steering wheel, seats, rails, canvas.
  const bar = (points, r, m = black) => scene.strand(points.map(P), r, m);
  bar(
    [
      [8, 24.6, 13.6],
      [5.2, 36, 13.2],
    ],
    0.55,
    paint,
  );
  bar(
    [
      [8, 24.6, -13.6],
      [5.2, 36, -13.2],
    ],
    0.55,
    paint,
  );
  bar(
    [
      [5.2, 36, 13.2],
      [5.2, 36, -13.2],
    ],
    0.55,
    paint,
  );
  bar(
    [
      [6.6, 30.4, 0],
      [5.2, 36, 0],
    ],
    0.35,
    paint,
  );
  bar(
    [
      [7.9, 25.2, 13.6],
      [7.9, 25.2, -13.6],
    ],
    0.55,
    paint,
  );
  const ring = Array.from({ length: 25 }, (_, i) => {
    const a = (i / 24) * 6.2832;
    return [1.6 + 2.1 * Math.cos(a) * 0.5, 25.4 + 3.3 * Math.cos(a), 7 + 3.5 * Math.sin(a)];
  });
  bar(ring, 0.26, black);
  bar(
    [
      [1.6, 25.4, 7],
      [6, 21, 7],
    ],
    0.3,
    black,
  );
  for (const z of [7, -7]) {
    scene.mesh(box(4.4, 1.5, 4.6, 1, 10), seatMat, J(place().move(-5.6, 14.6, z)));
    scene.mesh(box(1.3, 5.2, 4.6, 1, 10), seatMat, J(place().turnZ(0.16).move(-10.6, 19.6, z)));
  }
  scene.mesh(box(3.2, 1.4, 11.5, 1, 10), seatMat, J(place().move(-24.5, 17.2, 0)));
  scene.mesh(box(1.2, 4.4, 11.5, 1, 10), seatMat, J(place().turnZ(0.14).move(-28.6, 22, 0)));
  for (const z of [13.4, -13.4]) {
    bar(
      curve(
        [
          [-12.4, 23, z],
          [-12.4, 33, z],
          [-12.8, 35.6, z * 0.96],
          [-13.6, 36.3, z * 0.86],
        ],
        14,
      ),
      0.6,
    );
    bar(
      curve(
        [
          [-31.4, 23, z],
          [-31.4, 33, z],
          [-31, 35.4, z * 0.96],
          [-30.4, 36.2, z * 0.86],
        ],
        14,
      ),
      0.6,
    );
    bar(
      [
        [-13.2, 36.2, z * 0.9],
        [5.2, 36, z * 0.95],
      ],
      0.45,
    );
    bar(
      [
        [-13.2, 36.2, z * 0.9],
        [-31, 36, z * 0.9],
      ],
      0.45,
    );
  }
  bar(
    [
      [-13.4, 36.4, 12],
      [-13.4, 36.4, -12],
    ],
    0.6,
  );
  bar(
    [
      [-30.6, 36.2, 12],
      [-30.6, 36.2, -12],
    ],
    0.6,
  );
  scene.mesh(
    sheet(40, 24, (u, v) => {
      const x = -32.5 + u * 38.8;
      const z = (v - 0.5) * 27.4;
      const sag = 0.5 * Math.sin(((x + 31) / 17.5) * Math.PI) ** 2;
      const edge = smooth(0.43, 0.5, Math.abs(v - 0.5));
      return [
        x,
        37.1 -
          sag -
          edge * (1.7 + 0.35 * Math.sin(x * 0.8)) +
          0.5 * Math.cos((v - 0.5) * 3) +
          0.12 * noise3(x * 0.4, 1, z * 0.4),
        z,
      ];
    }),
    canvas,
    J(),
  );
  // Things tied to the back, a mirror.
  scene.mesh(
    box(2.6, 4.2, 1.6, 0.5, 8),
    scene.material(dusty([0.1, 0.14, 0.06], 0.5)),
    J(place().move(-36.2, 17, 9.4)),
  );
  bar(
    [
      [7.4, 26.4, 14],
      [8.4, 27.4, 16.6],
    ],
    0.24,
  );
  scene.mesh(box(0.35, 1.7, 1.2, 0.3, 6), black, J(place().move(8.4, 28.4, 17)));
  // Wheels.
  const wheel = (x, y, z, turn = 0, flat = false) => {
    const W = (p) => J(flat ? p.turnY(Math.PI / 2).move(x, y, z) : p.turnY(turn).move(x, y, z));
    const tyre = curve(
      [
        [4.6, -2.1],
        [5.2, -2.55],
        [6.6, -2.75],
        [7.6, -2.35],
        [7.95, -1.2],
        [8, 0],
        [7.95, 1.2],
        [7.6, 2.35],
        [6.6, 2.75],
        [5.2, 2.55],
        [4.6, 2.1],
      ],
      40,
    );
    scene.mesh(lathe(tyre, 64), rubber, W(place().turnX(Math.PI / 2)));
    for (let i = 0; i < 30; i++)
      for (const s of [-1, 1]) {
        const a = ((i + (s > 0 ? 0.5 : 0)) / 30) * 6.2832;
        scene.mesh(
          box(0.5, 0.5, 1.35, 0.15, 6),
          rubber,
          W(
            place()
              .turnY(s * 0.45)
              .move(0, 7.95, s * 1.35)
              .turnZ(a),
          ),
        );
      }
    for (const s of [-1, 1])
      scene.mesh(
        lathe(
          [
            [4.75, 1.9],
            [4.5, 1.5],
            [4.2, 0.9],
            [3, 0.7],
            [2.6, 1.2],
            [1.3, 1.35],
            [1.2, 2.1],
            [0, 2.2],
          ],
          40,
        ),
        cream,
        W(place().turnX((s * Math.PI) / 2)),
      );
    for (let i = 0; i < 5; i++) {
      const a = (i / 5) * 6.2832;
      for (const s of [-1, 1])
        scene.mesh(
          lathe(
            [
              [0.42, 1],
              [0.42, 1.75],
              [0, 1.8],
            ],
            8,
          ),
          metal,
          W(
            place()
              .turnX((s * Math.PI) / 2)
              .move(1.95 * Math.cos(a), 1.95 * Math.sin(a), 0),
          ),
        );
    }
  };
  for (const z of [13, -13]) {
    wheel(22.4, 8, z, z > 0 ? 0.16 : 0.16);
    wheel(-22, 8, z);
  }
  wheel(-36.6, 18.6, -2.5, 0, true);
  bar(
    [
      [22.4, 8, 13],
      [22.4, 8, -13],
    ],
    0.8,
  );
  bar(
    [
      [-22, 8, 13],
      [-22, 8, -13],
    ],
    0.8,
  );

  const backdrop = landPlate(
    960,
    540,
    {
      volcano: { x: -2.6, z: 10.5, height: 3.5, width: 2.3 },
      eye: [0, 0.95, -1],
      pitch: 0.075,
      angle: 40,
      sun: { azimuth: -80, height: 15 },
      seed: 8,
      ridges: 0.75,
      mist: { level: 0.42, depth: 0.1, strength: 0.9 },
      air: 0.03,
      skyTop: [0.2, 0.34, 0.6],
      skyMiddle: [0.62, 0.6, 0.6],
      skyLow: [1.2, 0.8, 0.46],
      sunColor: [6.4, 4.1, 2.1],
    },
    0,
  );
  return {
    scene,
    camera: { from: [-16, 19, 92], to: [-5, 21, 0], angle: 33, aperture: 0.34, focus: 132 },
    sun: { direction: sun, color: [9.6, 5.9, 2.9], spread: 0.02 },
    sky: skyOf({
      sun,
      zenith: [0.32, 0.44, 0.66],
      horizon: [0.95, 0.76, 0.56],
      ground: [0.13, 0.115, 0.1],
      glow: [2.6, 1.6, 0.8],
      leaves: 0,
    }),
    backdrop,
    haze: { density: 0.001, color: [0.72, 0.6, 0.48], glow: 0.9 },
    steam: [
      {
        x: 0.84,
        y: 0.7,
        height: 0.22,
        width: 0.3,
        strength: 0.3,
        seed: 91,
        color: [0.85, 0.7, 0.54],
        lean: 0.12,
      },
      {
        x: 0.92,
        y: 0.74,
        height: 0.3,
        width: 0.34,
        strength: 0.34,
        seed: 95,
        color: [0.85, 0.7, 0.54],
        lean: 0.1,
      },
    ],
    look: { key: 0.64, at: 0.92, vignette: 0.3, contrast: 1.7, saturation: 1.18 },
  };
}
