import { describe, expect, it } from 'vitest';
import { Adventure } from '#domain/narration/adventure.ts';
import { FREE_TEMPLATE_WORLD } from '#domain/ids.ts';
import { monsterOf } from '#domain/srd/monsters/monsters.ts';
import { linkIndex, linksIn } from '#domain/world/lore/links.ts';
import { Lore, loreCategories } from '#domain/world/lore/lore.ts';
import { readyAdventures } from '#server/features/adventures/ready-adventures.ts';
import { doubles, explore, partsOf, words } from './explore.fixture.ts';
import { readyWorlds } from './ready-worlds.ts';

it('every ready world has an adventure, and the free one is among them', () => {
  expect(readyWorlds.map(({ id }) => id)).toEqual([...readyAdventures.keys()]);
  expect(readyWorlds.map(({ id }) => id)).toContain(FREE_TEMPLATE_WORLD);
});

const played = readyWorlds.flatMap((world) => {
  const adventure = readyAdventures.get(world.id);
  return adventure ? [{ name: world.name, world, adventure }] : [];
});

describe.each(played)('$name', ({ world, adventure }) => {
  const { scenes, npcs, clues, clocks } = adventure;
  const { exits, features, topics, npcById } = partsOf(adventure);
  const sceneIds = new Set(scenes.map((scene) => scene.id));
  const clueIds = new Set(clues.map((clue) => clue.id));
  const loreEntries = loreCategories.flatMap((category) => Object.values(world.lore[category]));

  describe('the adventure hangs together', () => {
    it('is an adventure by the schema and loses nothing in parsing', () => {
      expect(Adventure.parse(adventure)).toEqual(adventure);
    });

    it('names no stat block that there is not', () => {
      expect(npcs.flatMap(({ statBlock }) => statBlock ?? []).filter((id) => monsterOf(id) === undefined)).toEqual([]);
    });

    it('gives every part an id of its own', () => {
      const groups = [scenes, npcs, clues, clocks, exits, features, topics, scenes.flatMap((scene) => scene.loot)];
      for (const group of groups) expect(doubles(group.map((part) => part.id))).toEqual([]);
    });

    it('names only scenes, people and clues that exist', () => {
      const namedScenes = [adventure.start, ...exits.map((exit) => exit.to)];
      const named = [...features, ...topics].flatMap((source) => source.clue ?? []);
      const needed = [...exits, ...topics].flatMap((door) => door.needs ?? []);
      expect(namedScenes.filter((id) => !sceneIds.has(id))).toEqual([]);
      expect([...named, ...needed].filter((id) => !clueIds.has(id))).toEqual([]);
      expect(scenes.flatMap((scene) => scene.npcs).filter((id) => !npcById.has(id))).toEqual([]);
    });

    it('puts every person into exactly one scene', () => {
      const placed = scenes.flatMap((scene) => scene.npcs);
      expect(placed.toSorted()).toEqual(npcs.map((npc) => npc.id).toSorted());
    });

    it('leads back from every scene by the way that led in', () => {
      const roads = new Set(scenes.flatMap((scene) => scene.exits.map((exit) => `${scene.id}>${exit.to}`)));
      const oneWay = [...roads].filter((road) => !roads.has(road.split('>').toReversed().join('>')));
      expect(oneWay).toEqual([]);
    });

    it('lets loot be guarded only by people who stand beside it and can be beaten or won', () => {
      for (const scene of scenes) {
        for (const guard of scene.loot.flatMap((loot) => loot.guardedBy)) {
          expect(scene.npcs).toContain(guard);
          const npc = npcById.get(guard);
          expect(npc?.combat !== undefined || npc?.attitude !== 'hostile').toBe(true);
        }
      }
    });

    it('is an evening', () => {
      expect(scenes.length).toBeGreaterThanOrEqual(10);
      expect(npcs.length).toBeGreaterThanOrEqual(8);
      expect(clues.length).toBeGreaterThanOrEqual(12);
      expect(clocks.length).toBeGreaterThanOrEqual(2);
      expect(exits.filter((exit) => exit.needs).length).toBeGreaterThanOrEqual(1);
    });
  });

  describe('the mystery can be solved', () => {
    it('opens every scene and gives up every clue to a party that tries everything', () => {
      const found = explore(adventure);
      expect([...sceneIds].filter((id) => !found.scenes.has(id))).toEqual([]);
      expect([...clueIds].filter((id) => !found.clues.has(id))).toEqual([]);
    });

    it('lets a feature with a clue be searched by a named skill', () => {
      expect(features.filter((feature) => feature.clue && !(feature.skill && feature.dc)).map((feature) => feature.id)).toEqual([]);
    });

    it('still comes to each ending that a clue tells when any one roll fails', () => {
      const ends = (adventure.endings ?? []).flatMap(({ clue }) => clue ?? []);
      for (const { id } of [...features, ...topics].filter((source) => source.clue && source.dc !== undefined)) {
        const found = explore(adventure, new Set([id]));
        expect([id, ends.filter((clue) => !found.clues.has(clue))]).toEqual([id, []]);
      }
    });

    it('ends in at least two ways that exist', () => {
      const endings = adventure.endings ?? [];
      const clockIds = new Set(clocks.map(({ id }) => id));
      expect(endings.filter(({ clue, scene }) => clue !== undefined || scene !== undefined).length).toBeGreaterThanOrEqual(1);
      expect(endings.length).toBeGreaterThanOrEqual(2);
      expect(endings.flatMap(({ clue }) => clue ?? []).filter((id) => !clueIds.has(id))).toEqual([]);
      expect(endings.flatMap(({ scene }) => scene ?? []).filter((id) => !sceneIds.has(id))).toEqual([]);
      expect(endings.flatMap(({ clock }) => clock ?? []).filter((id) => !clockIds.has(id))).toEqual([]);
    });
  });

  describe('the fights', () => {
    const hostile = npcs.filter((npc) => npc.attitude === 'hostile');
    it('have numbers', () => {
      expect(hostile.filter((npc) => !npc.combat)).toEqual([]);
    });

    it('are fit for three heroes of level 1', () => {
      for (const scene of scenes) {
        const foes = hostile.filter((npc) => scene.npcs.includes(npc.id)).flatMap((npc) => npc.combat ?? []);
        expect(foes.reduce((sum, foe) => sum + foe.hitPoints, 0)).toBeLessThanOrEqual(36);
        expect(foes.filter((foe) => foe.attackBonus > 4 || foe.armorClass > 14)).toEqual([]);
      }
    });
  });

  describe('the words fit the sentences they are joined into', () => {
    const clauses = [...scenes.flatMap((scene) => scene.touches), ...npcs.flatMap((npc) => npc.habits)];
    const speech = npcs.flatMap((npc) => [...npc.greetings, ...npc.topics.map((topic) => topic.says)]);
    const handles = [...exits, ...features, ...scenes.flatMap((scene) => scene.loot), ...npcs].flatMap((part) => part.aliases);
    it('reads scenes aloud in 60 to 140 words that speak to the party', () => {
      for (const { id, description } of scenes) {
        expect([id, words(description) >= 60 && words(description) <= 140]).toEqual([id, true]);
        expect([id, /\byou(r)?\b/i.test(description)]).toEqual([id, true]);
      }
      expect(words(adventure.welcome)).toBeGreaterThanOrEqual(60);
      expect(words(adventure.welcome)).toBeLessThanOrEqual(140);
      expect(adventure.welcome).toMatch(/\?$/);
    });

    it('starts touches and habits low and leaves their end open', () => {
      expect(clauses.filter((clause) => !/^[a-z].*[^.!?,;]$/.test(clause))).toEqual([]);
    });

    it('never says the same clause twice', () => {
      expect(doubles(clauses)).toEqual([]);
    });

    it('has enough of them', () => {
      expect(scenes.filter((scene) => scene.touches.length < 6).map((scene) => scene.id)).toEqual([]);
      expect(npcs.filter((npc) => npc.habits.length < 4 || npc.greetings.length < 3).map((npc) => npc.id)).toEqual([]);
    });

    it('names ways and things by noun phrases', () => {
      const phrases = [...exits.map((exit) => exit.label), ...features.map((feature) => feature.name), ...npcs.map((npc) => npc.role)];
      const things = [...scenes.flatMap((scene) => scene.loot.map((loot) => loot.name)), ...clocks.map((clock) => clock.name)];
      expect([...phrases, ...things].filter((phrase) => !/^(the|a|an|this year's) .*[^.]$/.test(phrase))).toEqual([]);
    });

    it('writes speech as whole sentences without quotation marks', () => {
      expect(speech.filter((line) => !/^[A-Z][^"“”]*[.!?]$/.test(line))).toEqual([]);
    });

    it('ends clues, signs and descriptions as sentences', () => {
      const told = [
        ...clues.map((clue) => clue.text),
        ...clocks.flatMap((clock) => clock.signs),
        ...features.map((each) => each.description),
      ];
      const seen = [...npcs, ...scenes].map((each) => each.description);
      expect([...told, ...seen].filter((text) => !/^[A-Z].*[.!?]$/.test(text))).toEqual([]);
    });

    it('listens for words in lower case', () => {
      const heard = [...handles, ...topics.flatMap((topic) => topic.keywords)];
      expect(heard.filter((word) => word !== word.toLowerCase() || word !== word.trim())).toEqual([]);
    });

    it('never gives two ways, two things or two people of one scene the same name', () => {
      for (const scene of scenes) {
        const people = npcs.filter((npc) => scene.npcs.includes(npc.id));
        expect(doubles(scene.exits.flatMap((exit) => exit.aliases))).toEqual([]);
        expect(doubles([...scene.features, ...people].flatMap((part) => part.aliases))).toEqual([]);
        expect(doubles(scene.loot.flatMap((loot) => loot.aliases))).toEqual([]);
      }
    });
  });

  describe('what is hidden stays hidden', () => {
    const secrets = npcs.flatMap((npc) => npc.secret ?? []);
    const shown = JSON.stringify([adventure, world], (key: string, value: unknown) => (key === 'secret' ? undefined : value));
    it('shares no run of six words between a secret and anything a player may read', () => {
      const plain = (text: string) => text.toLowerCase().replace(/[^a-z]+/g, ' ');
      const page = plain(shown);
      for (const secret of secrets) {
        const run = plain(secret).trim().split(' ');
        const leaks = run
          .slice(0, -5)
          .map((_, at) => run.slice(at, at + 6).join(' '))
          .filter((six) => page.includes(six));
        expect(leaks).toEqual([]);
      }
      expect(secrets.length).toBeGreaterThanOrEqual(4);
    });
  });

  describe('the world', () => {
    it('holds lore by the schema', () => {
      expect(Lore.parse(world.lore)).toEqual(world.lore);
    });

    it('fills each category with three to eight entries under their own ids', () => {
      for (const category of loreCategories) {
        const entries = Object.entries(world.lore[category]);
        expect([category, entries.length >= 3 && entries.length <= 8]).toEqual([category, true]);
        for (const [key, entry] of entries) expect(entry.id).toBe(key);
      }
      expect(doubles(loreEntries.map((entry) => entry.id))).toEqual([]);
    });

    it('describes every entry in 40 to 130 words under one fixed date', () => {
      const odd = loreEntries.filter((entry) => words(entry.description) < 40 || words(entry.description) > 130);
      expect(odd.map((entry) => entry.id)).toEqual([]);
      expect(new Set(loreEntries.map((entry) => entry.createdAt))).toEqual(new Set(['2026-01-01T00:00:00.000Z']));
    });

    it('ties most entries to another one by name', () => {
      const bare = (name: string) => name.replace(/^The /, '').replace(/,.*$/, '');
      const tied = loreEntries.filter((entry) =>
        loreEntries.some((other) => other.id !== entry.id && entry.description.toLowerCase().includes(bare(other.name).toLowerCase())),
      );
      expect(tied.length / loreEntries.length).toBeGreaterThanOrEqual(0.75);
    });

    it('links every entry to another one, and each link leads somewhere', () => {
      const find = linkIndex(loreEntries.map(({ id, name }) => ({ id, name, aliases: world.aliases[id] ?? [] })));
      const leads = loreEntries.map(({ id, description }) => ({ id, to: linksIn(description).map(({ name }) => find(name)) }));
      expect(leads.filter(({ to }) => to.includes(null)).map(({ id }) => id)).toEqual([]);
      expect(leads.filter(({ id, to }) => !to.some((other) => other !== id)).map(({ id }) => id)).toEqual([]);
    });
  });
});
