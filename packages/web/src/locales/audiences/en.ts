import type { AudiencesTexts } from './zh-CN.ts'

export const texts: AudiencesTexts = {
  common: {
    printed: 'As printed',
    expected: 'Expected',
    difference: 'Difference',
    serious: 'Serious',
    warning: 'Warning',
    illustration: 'Illustration, fictitious figures',
    sample: 'See a sample review',
    accuracy: 'What was measured',
  },
  auditors: {
    title: 'Auditors: before the report is issued',
    lead: 'Statements, notes and text tied out one last time before printing. Every figure shows what it was checked against; what could not be checked is listed as well.',
    extract: {
      document: 'Annual report · Statement of financial position',
      unit: 'In thousands of US dollars',
      rows: [
        'Cash and cash equivalents',
        'Trade receivables',
        'Prepayments',
        'Inventories',
        'Other current assets',
        'Total current assets',
      ],
      check: 'Footing',
      text: 'The five lines come to 249,800; the statement shows 248,900. Two digits were probably transposed.',
      place: 'Page 4 · Statement of financial position',
    },
    checks: {
      title: 'What is checked',
      items: [
        {
          title: 'Footing and cross-footing',
          text: 'Statements, notes, segments and movement schedules re-added by column and row, to the precision printed.',
        },
        {
          title: 'Notes to statements',
          text: 'Totals of notes against the lines they explain, comparatives, and opening against last year’s closing balances.',
        },
        {
          title: 'Text to tables',
          text: 'Amounts, changes and words of direction in running text recomputed from the sentence and the statements.',
        },
        {
          title: 'Disclosure checklists',
          text: 'Item by item for IFRS, US GAAP, CAS, K-IFRS and J-GAAP: present, weak, or not found.',
        },
      ],
    },
    work: {
      title: 'On an engagement',
      items: [
        { title: 'Upload the final draft', text: 'Add last year’s report, and comparatives are checked against it.' },
        {
          title: 'Work the list',
          text: 'Accept or dismiss with a reason, assign, comment; colleagues see it as it happens.',
        },
        {
          title: 'Review the corrected draft',
          text: 'Decisions carry over; fixed, outstanding and new problems are listed apart.',
        },
        {
          title: 'Sign and file',
          text: 'Preparer, reviewer and partner sign. The report carries the firm’s name and logo and a hash of what was signed.',
        },
      ],
    },
    limits: {
      title: 'What it does not replace',
      text: 'It checks what the document itself can support. It forms no audit opinion and does not judge whether an estimate is appropriate.',
    },
  },
  investors: {
    title: 'Private equity and venture capital: before the committee',
    lead: 'Due diligence report and valuation model in one task: the report quotes the model correctly, the adjustments add up, the claims have a source.',
    extract: {
      document: 'Financial due diligence · Adjusted EBITDA, FY2024',
      unit: 'In thousands of US dollars',
      rows: [
        'Reported EBITDA',
        'Relocation of the plant',
        'Government grants',
        'Owner’s excess remuneration',
        'Total adjusted EBITDA',
      ],
      check: 'Footing',
      text: 'The four lines come to 19,090; the report shows 19,900. Two digits were probably transposed.',
      place: 'Page 3 · Table 4',
    },
    checks: {
      title: 'What is checked',
      items: [
        {
          title: 'Quality of earnings',
          text: 'Adjustment schedules re-added and agreed to the income statement, net debt and working capital.',
        },
        {
          title: 'Report to model',
          text: 'Discount rate, growth and enterprise value quoted in the report against the cells of the model.',
        },
        {
          title: 'The model itself',
          text: 'Formulas recalculated: overwritten ones, rows left out of a sum, shifted periods, assumptions out of range.',
        },
        {
          title: 'Sources of claims',
          text: 'Whether market sizes and rankings name a source, and whether the sections they cite exist.',
        },
      ],
    },
    work: {
      title: 'On a deal',
      items: [
        { title: 'Upload them together', text: 'Report, model and management deck are checked against one another.' },
        {
          title: 'Go to the cell',
          text: 'A finding opens at its cell; change an input and see what it does to the value.',
        },
        {
          title: 'Ask the advisers',
          text: 'Export the findings as a workbook or an annotated PDF for the advisers to answer line by line.',
        },
      ],
    },
    limits: {
      title: 'What it does not replace',
      text: 'It does not say what the target is worth and knows nothing outside the documents. A lone input that nothing can be compared with may be wrong unnoticed.',
    },
  },
  brokers: {
    title: 'Brokerages: before research is published',
    lead: 'The same figure appears in the text, the charts and the model, many times over dozens of pages. Make them agree before they go out.',
    extract: {
      document: 'Company research · Forecast and rating',
      unit: 'In millions of US dollars',
      rows: ['Revenue 2024', 'Revenue 2025', 'Growth stated in the text'],
      check: 'Growth recomputed',
      text: 'From the two years’ revenue growth is 12.5%; the text says 15.2%.',
      place: 'Page 1 · Investment case',
    },
    checks: {
      title: 'What is checked',
      items: [
        {
          title: 'Growth rates and shares',
          text: 'Year on year, quarter on quarter, shares and compound growth recomputed from the figures in text and tables.',
        },
        {
          title: 'One figure, many places',
          text: 'The front page, the body, the financial summary and the appendix compared place by place.',
        },
        { title: 'Words of direction', text: 'Whether “rose”, “fell” and “improved” agree with the figures.' },
        {
          title: 'References and sources',
          text: 'Whether exhibits and sections exist, and whether quantified claims name a source.',
        },
      ],
    },
    work: {
      title: 'In the process',
      items: [
        { title: 'The analyst’s own check', text: 'Drop the Word or PDF draft in; the list is there in seconds.' },
        {
          title: 'Supervisory review',
          text: 'The reviewer decides in the same task; who decided what and when is kept.',
        },
        {
          title: 'Built in',
          text: 'By API or command line in the publishing system: a serious finding can hold a report back.',
        },
      ],
    },
    limits: {
      title: 'What it does not replace',
      text: 'It judges no investment view and verifies no outside data. A figure that appears only once and that nothing else supports gets no tick.',
    },
  },
  funds: {
    title: 'Funds and custodians: before the periodic report',
    lead: 'Within a report, net assets, holdings and fees must agree with one another. Manager and custodian check independently, with the answers in one place.',
    extract: {
      document: 'Annual report of a fund · Portfolio of equities',
      unit: 'In US dollars',
      rows: [
        'Northwind Energy, 120,000 at 48.50',
        'Fjord Shipping, 250,000 at 21.40',
        'Clearbrook Precision, 90,000 at 73.20',
        'Harbour Cement, 310,000 at 15.60',
        'Mistvale Foods, 60,000 at 66.00',
        'Total market value',
      ],
      check: 'Market value recomputed',
      text: 'Quantity times price comes to 6,588,000 for Clearbrook Precision; the portfolio shows 6,858,000.',
      place: 'Page 58 · Portfolio',
    },
    checks: {
      title: 'What is checked',
      items: [
        {
          title: 'Net assets and units',
          text: 'Assets less liabilities come to net assets; opening, subscriptions, redemptions and closing follow from one another.',
        },
        {
          title: 'The portfolio',
          text: 'Quantity times price, shares of net assets and their total, the largest holdings against the list.',
        },
        {
          title: 'Statements and notes',
          text: 'Balance sheet, income, changes in net assets and notes agreed to one another.',
        },
        {
          title: 'Disclosure and periods',
          text: 'Required sections, units, currencies, periods and comparatives.',
        },
      ],
    },
    work: {
      title: 'In the process',
      items: [
        {
          title: 'Many at once',
          text: 'At quarter-end reports queue up one by one; the list is sorted by how serious they are.',
        },
        {
          title: 'Manager and custodian',
          text: 'In one workspace, one side deciding and the other looking on, all of it on record.',
        },
        {
          title: 'Inside your network',
          text: 'It runs on your own servers and calls no outside service by default.',
        },
      ],
    },
    limits: {
      title: 'What it does not replace',
      text: 'It revalues nothing and checks no transactions: it covers only what the report itself can support.',
    },
  },
}
