import {
  DirectionalLight,
  HemisphereLight,
  Mesh,
  MeshStandardMaterial,
  PerspectiveCamera,
  PlaneGeometry,
  Scene,
  ShadowMaterial,
  Vector3,
  WebGLRenderer,
} from 'three';
import type { BufferGeometry, CanvasTexture } from 'three';
import type { FallenDie } from '#domain/dice/dice-of-roll.ts';
import { limits } from '#domain/limits/limits.ts';
import { solidOf } from './die-solids.ts';
import type { Solid, SolidName } from './die-solids.ts';
import { geometryOf, textureOf } from './die-mesh.ts';
import type { DieLook } from './die-mesh.ts';
import { dieRadiusFor, planThrow } from './throw-plan.ts';
import { endOf, poseAt } from './throw-path.ts';
import type { ThrowPath } from './throw-path.ts';
import { thrownDice } from './thrown-dice.ts';

/** How the eye looks: how wide, and how far it stands back from straight above, as a share of its height. */
const eye = { degrees: 28, lean: 0.3 };

interface Kind {
  solid: Solid;
  corners: Vector3[];
  geometry: BufferGeometry;
  texture: CanvasTexture;
}

interface RollingDie {
  mesh: Mesh<BufferGeometry, MeshStandardMaterial>;
  path: ThrowPath;
  corners: Vector3[];
  kept: boolean;
}

/** Draws thrown dice on a canvas. Whoever makes one ends it with `dispose`: what it holds of the graphics card goes then. */
export class DiceScene {
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #camera = new PerspectiveCamera(eye.degrees);
  readonly #light = new DirectionalLight('#fff1dd', 2.6);
  readonly #ground = new Mesh(new PlaneGeometry(200, 200), new ShadowMaterial({ opacity: 0.34 }));
  readonly #kinds = new Map<SolidName, Kind>();
  readonly #look: DieLook;
  #frame = 0;
  #ended: (() => void) | null = null;
  #dice: RollingDie[] = [];

  constructor(canvas: HTMLCanvasElement, context: WebGL2RenderingContext, look: DieLook) {
    this.#renderer = new WebGLRenderer({ canvas, context, alpha: true });
    this.#renderer.shadowMap.enabled = true;
    this.#look = look;
    this.#ground.rotation.x = -Math.PI / 2;
    this.#ground.receiveShadow = true;
    this.#light.castShadow = true;
    this.#light.shadow.mapSize.set(1024, 1024);
    this.#scene.add(new HemisphereLight('#fff8ee', '#6b5344', 1.5), this.#light, this.#light.target, this.#ground);
  }

  /** Throws dice and answers when they have lain a while or were taken away; at once where one of them has no shape. */
  throw(fallen: readonly FallenDie[]): Promise<void> {
    this.clear();
    const thrown = thrownDice(fallen);
    if (thrown === null) return Promise.resolve();
    const dice = thrown.map(({ value, kept, ...die }) => ({ kind: this.#kindOf(die.solid), value, kept }));
    const paths = planThrow(
      dice.map(({ kind, value }) => ({ solid: kind.solid, value })),
      this.#fit(dice.length),
      () => Math.random() * 2 - 1,
    );
    this.#dice = dice.flatMap(({ kind, kept }, n) => {
      const path = paths[n];
      return path ? [this.#place(kind, path, kept)] : [];
    });
    return new Promise((ended) => {
      this.#ended = ended;
      this.#run();
    });
  }

  /** Takes the dice off the table. */
  clear(): void {
    cancelAnimationFrame(this.#frame);
    for (const { mesh } of this.#dice) {
      this.#scene.remove(mesh);
      mesh.material.dispose();
    }
    this.#dice = [];
    this.#renderer.domElement.style.opacity = '1';
    this.#renderer.clear();
    this.#ended?.();
    this.#ended = null;
  }

  /** Gives back all that the graphics card holds. */
  dispose(): void {
    this.clear();
    for (const { geometry, texture } of this.#kinds.values()) {
      geometry.dispose();
      texture.dispose();
    }
    this.#ground.geometry.dispose();
    this.#ground.material.dispose();
    this.#light.dispose();
    this.#renderer.dispose();
    this.#renderer.forceContextLoss();
  }

  #place({ geometry, texture, corners }: Kind, path: ThrowPath, kept: boolean): RollingDie {
    const material = new MeshStandardMaterial({ map: texture, roughness: 0.58, metalness: 0, transparent: !kept });
    const mesh = new Mesh(geometry, material);
    mesh.castShadow = true;
    this.#scene.add(mesh);
    return { mesh, path, corners, kept };
  }

  #run(): void {
    const thrown = this.#dice;
    const lieFrom = endOf(thrown.map(({ path }) => path)) * 1000;
    const fadeFrom = lieFrom + limits.thrownDiceMilliseconds;
    let begun: number | null = null;
    const draw = (now: number) => {
      begun ??= now;
      const passed = now - begun;
      for (const die of thrown) pose(die, passed / 1000);
      this.#renderer.domElement.style.opacity = String(1 - Math.max(0, passed - fadeFrom) / limits.thrownDiceFadeMilliseconds);
      this.#renderer.render(this.#scene, this.#camera);
      if (passed < fadeFrom + limits.thrownDiceFadeMilliseconds) this.#frame = requestAnimationFrame(draw);
      else this.clear();
    };
    this.#frame = requestAnimationFrame(draw);
  }

  /** Fits the picture to the canvas and to so many dice; answers how much of the table is seen. */
  #fit(count: number): { width: number; depth: number } {
    const { clientWidth: width, clientHeight: height } = this.#renderer.domElement;
    this.#renderer.setPixelRatio(Math.min(2, devicePixelRatio));
    this.#renderer.setSize(width, height, false);
    const depth = height / (dieRadiusFor(count, width, height) || 1);
    const far = depth / 2 / Math.tan((eye.degrees * Math.PI) / 360);
    this.#camera.aspect = width / Math.max(1, height);
    this.#camera.near = far / 10;
    this.#camera.far = far * 2;
    this.#camera.position.set(0, 1, eye.lean).normalize().multiplyScalar(far);
    this.#camera.lookAt(0, 0, 0);
    this.#camera.updateProjectionMatrix();
    const seen = (depth / 2) * Math.max(1, this.#camera.aspect);
    this.#light.position.set(-seen * 0.45, seen, -seen * 0.2);
    Object.assign(this.#light.shadow.camera, { left: -seen, right: seen, top: seen, bottom: -seen, near: 0.1, far: seen * 3 });
    this.#light.shadow.camera.updateProjectionMatrix();
    return { width: depth * this.#camera.aspect, depth };
  }

  #kindOf(name: SolidName): Kind {
    const known = this.#kinds.get(name);
    if (known) return known;
    const solid = solidOf(name);
    const geometry = geometryOf(solid);
    const positions = geometry.getAttribute('position');
    const corners = Array.from({ length: positions.count }, (_, n) => new Vector3().fromBufferAttribute(positions, n));
    const kind = { solid, geometry, corners, texture: textureOf(solid, this.#look) };
    this.#kinds.set(name, kind);
    return kind;
  }
}

/** Puts a die where it is at a time; what does not count pales once it lies. */
function pose({ mesh, path, corners, kept }: RollingDie, seconds: number): void {
  const { position, turn } = poseAt(path, corners, seconds);
  mesh.position.copy(position);
  mesh.quaternion.copy(turn);
  mesh.visible = seconds >= path.begins;
  const lain = seconds - path.begins - path.lasts;
  if (!kept) mesh.material.opacity = 1 - 0.68 * Math.min(1, Math.max(0, lain * 4));
}
