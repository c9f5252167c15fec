import type { LanguageModelV4 } from '@ai-sdk/provider';
import { checkReply } from '#domain/narration/reply-check/reply-check.ts';
import type { Happened } from '#domain/narration/reply-check/reply-check.ts';
import { ask } from './ask.ts';
import type { FallbackReason } from './model-fault.ts';
import { openMeter } from './meter.ts';
import type { End, ModelSettings, NarratorModel, Part, Reply } from './narrator-model.ts';
import { openProvider } from './provider.ts';
import { resilient } from './resilient.ts';
import { openRulings } from './rulings.ts';
import { rulingsByPrompt } from './rulings-by-prompt.ts';
import { speak } from './speak.ts';
import type { Speech } from './speak.ts';
import { speakChecked } from './speak-checked.ts';
import { storytellerLabel, storytellerModel } from './storyteller-model.ts';
import type { StorytellerRules, Narrated } from './storyteller-model.ts';

/** What a narrator needs from around it. */
export interface Doors {
  storyteller: StorytellerRules;
  /** A new random word for each question, which nobody who wrote the material can know. */
  delimiter(): string;
  /** Hears of every fault, for the log: codes alone where a provider is concerned. */
  report: (cause: unknown) => void;
}

/** Opens the narrator that the settings name. Refuses a provider it does not know, and settings that lack what theirs needs. */
export function openNarrator(settings: ModelSettings, doors: Doors): NarratorModel {
  const model = settings.name === null ? null : openProvider(settings.name, settings);
  return {
    label: settings.name ?? storytellerLabel,
    isModel: model !== null,
    narrate: (reply) => narrate(model, settings, doors, reply),
    ask: async (question) => (model === null ? unanswered : ask(model, question, { ...settings, delimiter: () => doors.delimiter() })),
  };
}

const unanswered = { entries: null, fault: null, usage: { input: 0, output: 0, estimated: false } };

async function* narrate(
  configured: LanguageModelV4 | null,
  settings: ModelSettings,
  doors: Doors,
  reply: Reply,
): AsyncGenerator<Part, void> {
  const rulings = openRulings(reply, doors.report);
  const meter = openMeter();
  let heldBack: Pick<End, 'heldBack'> = {};
  let fellBack: FallbackReason | null = configured !== null && reply.overQuota ? 'cap-reached' : null;
  if (configured !== null && !reply.overQuota && reply.byStoryteller !== true) {
    const model = resilient(meter.measure(configured), settings);
    const stage = {
      rulings: rulingsByPrompt(rulings, reply),
      stopped: reply.signal,
      totalMs: settings.totalMs,
      ...(reply.steps !== undefined && { steps: reply.steps }),
    };
    const speech = yield* speakChecked(model, reply, () => reply.delimiter, stage);
    const ending = endingOf(speech, reply.signal);
    if (ending === 'interrupted') doors.report(speech.fault);
    if (speech.heldBack.length > 0) heldBack = { heldBack: speech.heldBack };
    // Where only intents were left open, the reply is told already.
    if (!speech.isRejected && (ending !== 'interrupted' || speech.spoke || reply.before?.because === 'unanswered')) {
      return yield {
        type: 'end',
        ending,
        spokenBy: settings.name ?? '',
        fellBack,
        usage: meter.usage(),
        fragments: [],
        marks: rulings.marks(),
        steps: speech.steps,
        ...heldBack,
      };
    }
    fellBack = speech.isRejected ? 'unfounded' : (speech.fault?.reason ?? null);
    if (speech.isRejected && speech.spoke) yield { type: 'anew' };
  }
  const told: Narrated[] = [];
  const storyteller = storytellerModel(doors.storyteller, {
    ...reply,
    progress: rulings.progress,
    onNarrated: (telling) => told.push(telling),
  });
  const speech = yield* speak(storyteller, () => noPrompt, { rulings, stopped: reply.signal, totalMs: null });
  const ending = endingOf(speech, reply.signal);
  if (ending === 'interrupted') doors.report(speech.cause);
  if (ending === 'complete') await reportObjections(told.at(-1)?.text ?? '', reply, rulings.progress(), doors);
  yield { type: 'end', ending, spokenBy: storytellerLabel, fellBack, usage: meter.usage(), ...besides(told), ...heldBack };
}

/** What the Storyteller tells beside its words. */
function besides(told: readonly Narrated[]): Pick<End, 'fragments' | 'marks' | 'options' | 'optionsFor' | 'remembered'> {
  const { marks = [], options = [], optionsFor, remembered = [] } = told.at(-1) ?? {};
  return { fragments: told.flatMap((telling) => telling.fragments), marks, options, ...(optionsFor && { optionsFor }), remembered };
}

/** The Storyteller is checked as a model is, and never held back: what it says is ours to mend. */
async function reportObjections(text: string, { brief, material, before }: Reply, happened: Happened, { report }: Doors): Promise<void> {
  if (material === null || before !== undefined) return;
  try {
    const inEnglish = { ...brief, ...(brief.style && { style: { ...brief.style, language: 'en' as const } }) };
    const found = checkReply(text, inEnglish, await material, happened);
    if (found.length > 0) report(new Error(`The reply check objects to the Storyteller: ${found.map(({ code }) => code).join(', ')}.`));
  } catch (cause) {
    // Nobody waits for this, and the reply stands.
    report(cause);
  }
}

/** The Storyteller knows the reply itself. */
const noPrompt = { instructions: '', request: 'Tell.' };

function endingOf(speech: Speech, stopped: AbortSignal): End['ending'] {
  if (speech.fault === null) return 'complete';
  return stopped.aborted ? 'stopped' : 'interrupted';
}
