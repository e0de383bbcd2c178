/** Text generation from evidence. */
export { answerQuestion, type QuestionAnswer } from './answer-question.ts';
export { estimateDollars } from './estimate-dollars.ts';
export { wordingMs } from './budget.ts';
export { groundBrowserAnswer, promptForBrowser } from './browser-answer.ts';
export { describeModel } from './describe-model.ts';
export { generate, type Generated } from './generate.ts';
export type { SourcePage } from './evidence.ts';
export { measureModel } from './measure-model.ts';
export { tryModel, type Trial } from './try-model.ts';
export { isRewordingOf, oneLine, applyRewordings, wordingsSchema } from './apply-rewordings.ts';
