/**
 * The analysis engine: pure functions over text. No network, no clock, no randomness, no Node and no DOM.
 * What stands here is its whole public surface; nothing else of the package is imported from outside.
 */
export type {
  Block,
  BlockKind,
  EditorRange,
  Paper,
  PaperFormat,
  PaperImage,
  PaperInput,
  PaperLink,
  Place,
} from './paper/types.ts';
export type {
  Assessment,
  AssessmentCode,
  DensityBand,
  FindingValue,
  Gain,
  GainShare,
  KeywordDensity,
  KeywordDensityResult,
  LeftOut,
  LeftOutReason,
  PaperLanguage,
  PartId,
  Provenance,
  ScoredResult,
  ScoreInput,
  ScorePart,
  ScoreResult,
  Substance,
  SubstanceCode,
  SubstanceFinding,
  UnscoredReason,
  UnscoredResult,
  Verdict,
} from './score/types.ts';
export { nearestTitle } from './series/nearest-title.ts';
export type { ClickRate, ClickRateSource, OwnClicks, ResultsLayout } from './series/click-rate.ts';
export type { EmergingTopic, TopicSeries } from './series/emerging-topics.ts';
export type { Forecast, ForecastInput } from './series/forecast.ts';
export type { ForecastGrade, GradedStep, StoredForecast } from './series/grade-forecast.ts';
export type { TrafficForecast, TrafficInput } from './series/traffic-forecast.ts';
export type {
  DeadLink,
  Freshness,
  FreshnessAction,
  FreshnessCode,
  FreshnessFinding,
  FreshnessInput,
  FreshnessPriority,
} from './freshness/freshness.ts';
export type { DatedStatement } from './freshness/dated-statements.ts';
export type { TrafficFall } from './freshness/traffic-fall.ts';
export type { BriefCheck, BriefCheckCode, BriefChecks } from './brief/brief-checks.ts';
export type {
  Angle,
  AngleCode,
  Brief,
  BriefInput,
  CheckedBrief,
  CitedFact,
  HeadSuggestion,
  InternalLink,
  InternalPage,
  ReaderLevel,
  RequiredSection,
} from './brief/types.ts';
export type { EvidencePage } from './evidence/evidence-page.ts';
export { readTables } from './read-tables.ts';
export type { ExtractedArticle } from './extraction/extract-article.ts';
export type { ExtractedEvidencePage } from './extraction/evidence-page.ts';
export type { FaqEntry } from './extraction/faqs.ts';
export type { PageLink } from './extraction/page-links.ts';
export type {
  BacklinkCandidate,
  BacklinkCandidates,
  BacklinkInput,
  LinkCheck,
} from './pages/backlink-candidates.ts';
export type { BrandMention } from './pages/brand-mentions.ts';
export type { PageAlert, PageAlertCode, PageSnapshot } from './pages/compare-pages.ts';
export type {
  FigureChange,
  SectionChange,
  VersionChanges,
  VersionMeasures,
} from './pages/compare-versions.ts';
export type { MainQuery, QueryInput } from './pages/main-query.ts';
export type { PageType, PageTypeFinding, PageTypeSign } from './pages/page-type.ts';
export type { CompetitorInput, CompetitorStrategy } from './pages/describe-competitor.ts';
export type { PublishingRhythm } from './pages/publishing-rhythm.ts';
export { withoutSiteName } from './pages/site-page.ts';
export type { PageHeading, SitePage } from './pages/site-page.ts';
export type { StrategyCode, StrategyFinding } from './pages/strategy-findings.ts';
export type { Topic } from './topics/types.ts';
export { asWritten } from './topics/written-form.ts';
export type { EvidenceInput } from './evidence/prepare-evidence.ts';
export type {
  HeadingTopic,
  MeasuredPage,
  PageFeature,
  PageFigures,
  ArticleFormat,
  SubjectEvidence,
  SubjectQuestion,
} from './evidence/subject-evidence.ts';
export type { RestsOn, TermRow } from './score/types.ts';
export type { Scorer } from './score/create-scorer.ts';
export { parsePaper } from './paper/parse-paper.ts';
export { placeRange } from './paper/place-range.ts';
export { ENGINE_VERSION } from './engine-version.ts';
export { extractEvidencePage } from './extraction/evidence-page.ts';
export type { ArticleHtml } from './extraction/article-html.ts';
export { extractArticleHtml } from './extraction/article-html.ts';
export { extractArticle } from './extraction/extract-article.ts';
export { backlinkCandidates } from './pages/backlink-candidates.ts';
export { comparePages, compareSites } from './pages/compare-pages.ts';
export { compareVersions } from './pages/compare-versions.ts';
export { isDeadLink } from './pages/dead-link.ts';
export { mainQuery } from './pages/main-query.ts';
export { pageRole } from './pages/page-role.ts';
export type { PageRole } from './pages/page-role.ts';
export { pageTypeOf } from './pages/page-type.ts';
export { describeCompetitor } from './pages/describe-competitor.ts';
export { prepareEvidence } from './evidence/prepare-evidence.ts';
export { createScorer } from './score/create-scorer.ts';
export { keywordDensity } from './score/keyword-density.ts';
export { score } from './score/score.ts';
export { shownScore } from './score/shown-score.ts';
export { wordCount } from './score/word-count.ts';
export { META_DESCRIPTION_PIXELS, META_TITLE_PIXELS } from './search-result/pixel-limits.ts';
export { pixelWidth } from './search-result/pixel-width.ts';
export { segment, sentences } from './text/segment.ts';
export type { Readability } from './reading/readability.ts';
export { readability } from './reading/readability.ts';
export type { AnswerReadinessInput } from './answers/judge-questions.ts';
export type {
  AnswerBasis,
  AnswerCode,
  AnswerFinding,
  AnswerGroup,
  AnswerReadiness,
  EvidenceStrength,
  QuestionReadiness,
  QuestionStatus,
} from './answers/types.ts';
export type { PassageSource } from './answers/passage-index.ts';
export type {
  DepthPoint,
  VoiceAnswer,
  VoiceOutline,
  VoiceOutlineInput,
  VoiceSection,
} from './answers/voice-outline.ts';
export { assessAnswerReadiness } from './answers/answer-readiness.ts';
export type { AnswerPage } from './answers/answer-page.ts';
export type { AnswerFinder } from './answers/find-answer.ts';
export type { FoundAnswer } from './answers/found-answer.ts';
export { createAnswerFinder } from './answers/find-answer.ts';
export { findVoiceAnswer, createVoiceOutline } from './answers/voice-outline.ts';
export type { SocialInput, SocialPlatform, SocialSnippet, SocialSnippets } from './social/social-snippets.ts';
export { rewordSnippet, socialSnippets } from './social/social-snippets.ts';
export { xLength } from './social/x-length.ts';
export type { SubjectTerms, Term, TermsLeftOut } from './terms/term.ts';
export type {
  CompetitorPages,
  ContentGapInput,
  Gap,
  GapPage,
  GapPriority,
  IntentShares,
  PageSign,
} from './gap/types.ts';
export { contentGap } from './gap/content-gap.ts';
export { addressOnly, keywordPages } from './gap/keyword-pages.ts';
export type { Keyphrase, KeyphrasesResult } from './keyphrases/keyphrases.ts';
export { keyphrases } from './keyphrases/keyphrases.ts';
export { countTerms } from './terms/count-terms.ts';
export type { ModelledSubject } from './terms/modelled-terms.ts';
export { modelledTerms } from './terms/modelled-terms.ts';
export { namesThing } from './terms/names-thing.ts';
export { subjectTerms } from './terms/subject-terms.ts';
export { creditForTerm, gainOfNextMention, mostCreditForTerm, termCoverage } from './terms/term-credit.ts';
export type { Similarity } from './similarity/create-similarity.ts';
export type { TextVector } from './similarity/text-vector.ts';
export type { SentenceVectors } from './similarity/sentence-vectors.ts';
export { textOfVector } from './similarity/sentence-vectors.ts';
export { createSimilarity } from './similarity/create-similarity.ts';
export { similarity, similarityOfVectors } from './similarity/similarity.ts';
export { clickRate } from './series/click-rate.ts';
export { emergingTopics } from './series/emerging-topics.ts';
export { forecast } from './series/forecast.ts';
export { gradeForecast } from './series/grade-forecast.ts';
export { trafficForecast } from './series/traffic-forecast.ts';
export { changedShare } from './validity/changed-share.ts';
export { rankCorrelation, type RankCorrelation } from './validity/rank-correlation.ts';
export {
  refreshEffects,
  type PageWeeks,
  type RefreshEffect,
  type RefreshInput,
  type RefreshRules,
} from './validity/refresh-effect.ts';
export { shareInterval } from './validity/share-interval.ts';
export {
  domainOf,
  findCitations,
  findMentions,
  type Citation,
  type TextPart,
} from './visibility/mentions.ts';
export { panelShare, type PanelShare, type QuestionCount } from './visibility/panel-share.ts';
export {
  areSignificant,
  directionOf,
  questionChange,
  shareChange,
  type Direction,
  type QuestionPair,
  type ShareChange,
} from './visibility/share-change.ts';
export type { ClusterOptions } from './clusters/cluster-keywords.ts';
export type {
  ClusterItem,
  KeywordCluster,
  KeywordClusters,
  KeywordEdge,
  Relation,
} from './clusters/types.ts';
export { clusterKeywords } from './clusters/cluster-keywords.ts';
export type { MissingTerm } from './duel/missing-terms.ts';
export type {
  Duel,
  DuelGap,
  DuelInput,
  DuelOutcome,
  DuelPassage,
  DuelResult,
  QuestionDuel,
} from './duel/passage-duel.ts';
export { createDuel, passageDuel } from './duel/passage-duel.ts';
export type { LinkPage } from './links/read-site.ts';
export type { LinksAround, SuggestedLink } from './links/suggest-links.ts';
export { linksAround, suggestLinks } from './links/suggest-links.ts';
export { scorePassages } from './passages/score-passages.ts';
export { scoreClaim } from './research/claim-score.ts';
export type { OriginalClaim } from './originality/judge-claims.ts';
export type { MappedText, TextMap, TextMapInput } from './originality/map-texts.ts';
export type { OriginalityInput, OriginalityResult, OriginalMention } from './originality/originality.ts';
export { mapTexts } from './originality/map-texts.ts';
export { originality } from './originality/originality.ts';
export { freshness } from './freshness/freshness.ts';
export { trafficFall } from './freshness/traffic-fall.ts';
export type { Intent, IntentEvidence, IntentResult, SearchResult } from './intent/intent.ts';
export type { IntentInput } from './intent/classify-intent.ts';
export type {
  ResultFormat,
  ResultKind,
  FavouredFormat,
  FormatCount,
  IntentFormat,
} from './intent/favoured-format.ts';
export { withSpelling } from './queries/spelling.ts';
export { upperFirst } from './text/upper-first.ts';
export { classifyIntent } from './intent/classify-intent.ts';
export { leadingIntent } from './intent/leading-intent.ts';
export { gerund } from './text/gerund.ts';
export { keywordIntent } from './plans/keyword-intent.ts';
export type { KeywordPlan } from './plans/keyword-plan.ts';
export { createKeywordPlan } from './plans/keyword-plan.ts';
export type {
  ArticlesInput,
  ExistingArticle,
  FoldedKeyword,
  PlannedArticle,
  PlannedArticles,
} from './strategy/plan-articles.ts';
export { groupByPage } from './strategy/one-page.ts';
export { isSameSearch, parseSearch } from './strategy/parse-search.ts';
export { planArticles } from './strategy/plan-articles.ts';
export type { IdeaFields } from './ideas/idea-fields.ts';
export { parseIdeaFields } from './ideas/idea-fields.ts';
export { IDEA_LANGUAGES } from './ideas/idea-grammar.ts';
export type { IdeaKeywords } from './ideas/idea-keywords.ts';
export { audienceInWords } from './ideas/audience-in-words.ts';
export { extractKeywords } from './ideas/idea-keywords.ts';
export { detectKeywordLanguage } from './ideas/idea-language.ts';
export type { IdeaKeyword, IdeaReason } from './ideas/clause-text.ts';
export { favouredFormat, intentFormats } from './intent/favoured-format.ts';
export type { OutlineInput } from './outline/create-outline.ts';
export type {
  Outline,
  OutlineQuestion,
  OutlineSection,
  Perspective,
  SectionEvidence,
  SectionOrigin,
  SectionPurpose,
  SectionTerm,
} from './outline/types.ts';
export { createOutline } from './outline/create-outline.ts';
export { outlineTexts } from './outline/page-headings.ts';
export { distributeWords } from './outline/word-shares.ts';
export type {
  Expansion,
  ExpansionInput,
  ExpansionResult,
  ExpansionSource,
} from './queries/expand-keyword.ts';
export type { FoundQuestion, QuestionsInput, QuestionsResult } from './queries/find-questions.ts';
export type { QuestionSource } from './queries/question-source.ts';
export { asSearch } from './queries/question-form.ts';
export { isTemplateOnly } from './queries/question-source.ts';
export { expandKeyword } from './queries/expand-keyword.ts';
export { mergeQuestions } from './queries/merge-questions.ts';
export { findQuestions } from './queries/find-questions.ts';
export type { QuestionOrigin, SearcherQuestion } from './queries/searcher-questions.ts';
export { searcherQuestions } from './queries/searcher-questions.ts';
export { briefChecks } from './brief/brief-checks.ts';
export { createBrief } from './brief/create-brief.ts';
export type { GroundingEvidence, Unsourced, UnsourcedKind } from './grounding/types.ts';
export { checkAgainstEvidence } from './grounding/check-against-evidence.ts';
export type { GroundedText, UnheldStatement } from './grounding/ground-text.ts';
export { groundText } from './grounding/ground-text.ts';
export { suggestDescriptions, suggestHeads, suggestTitles } from './brief/head-suggestions.ts';
export type { ExtractedSentence, ExtractionInput } from './writing/extract-sentences.ts';
export { extractSentences } from './writing/extract-sentences.ts';
export { shortenText } from './writing/shorten-text.ts';
export { simplifyText } from './writing/simplify-text.ts';
