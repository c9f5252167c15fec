/** A short name and what it asks for. */
export interface Idea {
  label: string;
  prompt: string;
}

/** Five worlds to begin from. */
export const worldIdeas: readonly Idea[] = [
  {
    label: 'High fantasy',
    prompt:
      'A bright old kingdom whose nine river cities were each founded by a different people. The last queen left no heir, the oaths between the cities are wearing thin, and something that was sung asleep under the mountains has begun to hum along.',
  },
  {
    label: 'Steampunk',
    prompt:
      'A soot-dark harbour city driven by boilers, pneumatic mail and clockwork hands. Two engineers’ guilds quarrel over who may build thinking machines, airships carry letters and contraband, and the great pressure clock in the middle of the city has lost four minutes that nobody can find.',
  },
  {
    label: 'Post-apocalyptic',
    prompt:
      'Three hundred years after the sky burned, caravans cross the glass plains between walled wells. People trade in seeds, batteries and true stories. The machines of the old world still keep their appointments, and one of them has started to send invitations.',
  },
  {
    label: 'Floating islands',
    prompt:
      'Hundreds of islands drift above an endless sea of cloud, each on its own slow orbit. Their folk meet only when the paths cross, so markets, marriages and wars all follow the calendar of the winds. This year an island came back that was lost before anyone was born.',
  },
  {
    label: 'Dark fantasy',
    prompt:
      'A drowned county of bells, eels and long memories, where the dead must be thanked before nightfall. The lord’s family has not aged in a century, the church keeps its lamps lit with a bargain nobody may name, and the fog now knows the way into the houses.',
  },
];
