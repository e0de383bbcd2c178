import { Button, Menu, Tabs } from '@mantine/core';
import { IconAlertTriangle, IconChevronDown, IconSparkles } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useMessages } from '../../lib/messages/use-messages.ts';
import { notify } from '../../lib/notices/notice-store.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FoldedSection } from '../../ui/folded-section.tsx';
import { ProgressView } from '../../ui/progress-view.tsx';
import { TabList } from '../../lib/tabs/tab-list.tsx';
import { advancedUrl } from './advanced-url.ts';
import type { Analysis } from './analysis.ts';
import { InputsForm } from './form/inputs-form.tsx';
import { useInputs } from './form/use-inputs.ts';
import { useUrlSync } from './form/use-url-sync.ts';
import { advancedMessages } from './messages.ts';
import { AnalysisError } from './runs/analysis-error.tsx';
import { EarlierRunsMenu } from './runs/earlier-runs-menu.tsx';
import { OpenRun } from './runs/open-run.tsx';
import { RunComparison } from './runs/run-comparison.tsx';
import { useAnalysisRun } from './runs/use-analysis-run.ts';
import { TABS } from './tabs/index.ts';
import { selectAnalysis, type AdvancedTab } from './tabs/tab.ts';
import classes from './advanced.module.css';

const ANALYSES = TABS.flatMap(({ analyses }) => analyses);

/** Advanced Features: the tabs, their input forms, results, and earlier runs. */
export function AdvancedScreen() {
  const m = useMessages(advancedMessages);
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const { inputs, change } = useInputs();
  const [newest, setNewest] = useState<string | null>(null);
  const name = address.get('tab') ?? TABS[0].id;
  const tab = TABS.find(({ id }) => id === name);
  const analysis = tab && selectAnalysis(tab, address.get('analysis'));
  const urlSync = useUrlSync(tab?.id ?? null, analysis?.kind ?? null, inputs);
  const running = useAnalysisRun(ANALYSES, (done, runId) => {
    const home = TABS.find(({ analyses }) => analyses.includes(done)) ?? TABS[0];
    const to = advancedUrl(home.id, done.kind, inputs, { run: runId });
    setNewest(runId);
    // If the user has moved on to something else, notifies them and does not navigate.
    if (urlSync.shownKind() === done.kind) urlSync.navigateWith(inputs, to);
    else
      notify({
        type: 'success',
        message: m.ready(m[`analysis_${done.kind}`]),
        action: { label: m.open, to },
      });
  });
  return (
    <div className={classes.screen}>
      <Tabs
        id="advanced"
        keepMounted={false}
        value={tab?.id ?? null}
        onChange={(id) => {
          if (id !== null) void navigate(advancedUrl(id, null, inputs));
        }}
      >
        <TabList aria-label={m.tabsLabel}>
          {TABS.map(({ id }) => (
            <Tabs.Tab key={id} value={id}>
              {m[`tab_${id}`]}
            </Tabs.Tab>
          ))}
        </TabList>
        {TABS.map(({ id }) => (
          <Tabs.Panel key={id} value={id} className={classes.panel}>
            {tab?.id === id && analysis ? (
              <TabView
                tab={tab}
                analysis={analysis}
                newest={newest}
                running={running}
                inputs={inputs}
                change={change}
              />
            ) : null}
          </Tabs.Panel>
        ))}
      </Tabs>
      {tab ? null : (
        <EmptyState
          icon={<IconAlertTriangle size={26} stroke={1.6} />}
          title={m.unknownFeature}
          description={m.unknownFeatureHelp}
          action={
            <Button component={Link} to={advancedUrl(TABS[0].id, null, inputs)}>
              {m.firstFeature}
            </Button>
          }
        />
      )}
    </div>
  );
}

interface TabViewProps extends ReturnType<typeof useInputs> {
  readonly tab: AdvancedTab;
  readonly analysis: Analysis;
  /** The newest run on this screen. */
  readonly newest: string | null;
  readonly running: ReturnType<typeof useAnalysisRun>;
}

function TabView({ tab, analysis, newest, running, inputs, change }: TabViewProps) {
  const m = useMessages(advancedMessages);
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const [runId, otherId] = [address.get('run'), address.get('with')];
  // The result leads the page. A new one closes the form again.
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const to = (more: { run?: string; with?: string | undefined } = {}) =>
    advancedUrl(tab.id, analysis.kind, inputs, more);
  return (
    <>
      <div className={classes.choose}>
        {tab.analyses.length > 1 ? (
          <Menu position="bottom-start">
            <Menu.Target>
              <Button variant="default" rightSection={<IconChevronDown size={16} stroke={1.7} />}>
                {m.analysisChosen(m[`analysis_${analysis.kind}`])}
              </Button>
            </Menu.Target>
            <Menu.Dropdown aria-label={m.analysesLabel}>
              {tab.analyses.map(({ kind }) => (
                <Menu.Item
                  key={kind}
                  component={Link}
                  to={advancedUrl(tab.id, kind, inputs)}
                  {...(kind === analysis.kind ? { 'aria-current': 'page' as const } : {})}
                >
                  {m[`analysis_${kind}`]}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        ) : null}
        <EarlierRunsMenu
          kind={analysis.kind}
          openId={runId}
          getUrl={(run, comparedWith) => to({ run, with: comparedWith })}
          onRemoved={(run) => {
            if (run === runId || run === otherId) void navigate(to());
          }}
        />
      </div>
      <FoldedSection
        summary={m.newRun}
        isFoldable={runId !== null}
        isOpen={openedAt === runId}
        onToggle={(isOpen) => setOpenedAt(isOpen ? runId : null)}
      >
        <InputsForm
          key={analysis.kind}
          analysis={analysis}
          inputs={inputs}
          onChange={change}
          isRunning={running.isRunning}
          onRun={() => running.begin(analysis, analysis.toBody(inputs))}
        />
      </FoldedSection>
      {running.isRunning && running.kind ? (
        <ProgressView
          step={m.running(m[`analysis_${running.kind}`], running.progress?.step ?? m.starting)}
          done={running.progress?.done ?? 0}
          total={running.progress?.total ?? 0}
          cancelLabel={m.cancel}
          onCancel={running.cancel}
        />
      ) : null}
      {running.failure && running.kind === analysis.kind ? (
        <AnalysisError failure={running.failure} onDismiss={running.dismiss} />
      ) : null}
      {runId === null ? null : otherId === null ? (
        <OpenRun
          key={runId}
          id={runId}
          analysis={analysis}
          isNew={runId === newest}
          isRunning={running.isRunning}
          onRefresh={(body) => running.begin(analysis, body)}
        />
      ) : (
        <RunComparison ids={[runId, otherId]} back={to({ run: runId })} />
      )}
      {analysis.Live ? <analysis.Live inputs={inputs} /> : null}
      {runId === null ? (
        <EmptyState
          icon={<IconSparkles size={26} stroke={1.6} />}
          title={m.nothingYet}
          description={m.nothingYetHelp}
        />
      ) : null}
      {tab.Footer ? <tab.Footer /> : null}
    </>
  );
}
